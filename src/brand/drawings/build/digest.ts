import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns a hash of everything that drawings are made from: the code in the folder of the drawings, and the brand's
 * colours and typefaces.
 *
 * @param brand The folder of the brand.
 */
export function digestOf(brand: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(['drawings/**/*.ts', 'tokens.json'], { cwd: brand }).sort()) {
    hash.update(file).update(readFileSync(path.join(brand, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
