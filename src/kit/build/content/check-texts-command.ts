/** Holds the texts of content to the rules of style that the site names; ends with 1 where one is broken. */
import { site } from '#kit/site/definition.ts';

import { checkTexts } from './check-texts.ts';

try {
  const { problems, warnings } = checkTexts(await site.collections(), site.textRules ?? []);
  for (const warning of warnings) console.warn(warning);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log('Every text keeps to the rules.');
} catch (error) {
  // Also what is wrong with a file of rules: a trace of our code would hide it.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
