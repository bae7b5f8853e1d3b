/**
 * Whether a request names one host at most. Node takes the first of several, a proxy in front may
 * take another, and then both would mean different sites.
 *
 * @param rawHeaders Names and values in turn.
 */
export function hasOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}
