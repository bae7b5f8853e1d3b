import { useRouter } from 'waku/router/client';

/**
 * Keeps a choice in the query of the address. So the choice survives when the visitor goes back, shares the
 * link or switches the language. A change of the choice adds no history entry.
 *
 * @param name Name of the parameter.
 * @returns the value, or null if the address has no such parameter; and a function that sets the value, or removes the
 *   parameter if the value is undefined.
 */
export function useQueryParameter(
  name: string,
): [value: string | null, write: (value: string | undefined) => void] {
  const { path, query, hash, replace } = useRouter();
  const write = (value: string | undefined) => {
    // While the browser goes back or forward, the address may already be that of another page.
    if (location.pathname !== path) return;
    const parameters = new URLSearchParams(query);
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, value);
    const search = parameters.size > 0 ? `?${parameters.toString()}` : '';
    void replace(path + search + hash, { scroll: false });
  };
  return [new URLSearchParams(query).get(name), write];
}
