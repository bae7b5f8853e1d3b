/** Holds the texts of content to the rules of style that the site names; ends with 1 where one is broken. */
import { site } from '#kit/site/definition.ts';

import { checkTexts } from './checks.ts';

const { problems, warnings } = checkTexts(await site.collections(), site.textRules ?? []);
for (const warning of warnings) console.warn(warning);
if (problems.length > 0) console.error(problems.join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;
