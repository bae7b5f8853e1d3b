/** `npm run content:check`: checks all texts against the site's rules of style. Exits with 1 at a problem. */
import { errorMessage } from '#kit/runtime/errors.ts';
import { site } from '#kit/site/definition.ts';

import { checkTexts } from './check-texts.ts';

try {
  const { problems, warnings } = checkTexts(await site.collections(), site.textRules ?? []);
  for (const warning of warnings) console.warn(warning);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log('Every text keeps to the rules.');
} catch (error) {
  // The error may also come from a file of rules. A stack trace would only bury its message.
  console.error(errorMessage(error));
  process.exitCode = 1;
}
