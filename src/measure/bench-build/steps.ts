import { readFileSync } from 'node:fs';

/** The commands that `npm run build` runs one after another. */
export function buildSteps(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<'build' | 'generate', string>;
  };
  return scripts.build.replace('npm run generate', scripts.generate).split(' && ');
}
