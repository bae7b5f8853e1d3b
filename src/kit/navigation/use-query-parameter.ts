import { useRouter } from 'waku/router/client';

/**
 * A choice that is kept in the query of the address: it is there again after going back, in a link that
 * is sent and in another language. Writing it makes no entry of the history.
 *
 * @returns its value, null where the address has none, and a function that writes another one;
 * undefined takes it out.
 */
export function useQueryParameter(
  name: string,
): [value: string | null, write: (value: string | undefined) => void] {
  const { path, query, hash, replace } = useRouter();
  const write = (value: string | undefined) => {
    // While the browser goes back, the address is that of another page.
    if (location.pathname !== path) return;
    const parameters = new URLSearchParams(query);
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, value);
    const search = parameters.size > 0 ? `?${parameters.toString()}` : '';
    void replace(path + search + hash, { scroll: false });
  };
  return [new URLSearchParams(query).get(name), write];
}
