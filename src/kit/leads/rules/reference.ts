/** Returns a lead's short name, by which visitor and owner refer to it: the first eight digits of its id. */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
