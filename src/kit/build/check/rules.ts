import {
  brokenImages,
  brokenLinks,
  invalidHtml,
  linksToOtherLanguages,
  unreachablePages,
  wrongHeadings,
} from './body-rules.ts';
import {
  documentsOverBudget,
  fontsOverBudget,
  requestsToOtherHosts,
  scriptsOverBudget,
} from './budget-rules.ts';
import type { Output, Rule } from './built-site.ts';
import { incompleteData } from './data-rules.ts';
import {
  brokenFeedLinks,
  duplicateTexts,
  incompleteSharing,
  inconsistentVersions,
  unsuitableLengths,
  wrongCanonicals,
} from './head-rules.ts';
import {
  feedFaults,
  llmsFaults,
  manifestFaults,
  robotsFaults,
  sitemapFaults,
} from './list-rules.ts';
import { leakedSecrets, serverCodeInScripts } from './secret-rules.ts';

/** All rules, each with a title that says what it demands. */
export const rules: readonly (readonly [title: string, rule: Rule])[] = [
  ['Titles and descriptions are unique in a language', duplicateTexts],
  ['Titles and descriptions have a good length', unsuitableLengths],
  ['Pages name their canonical address', wrongCanonicals],
  ['Versions in other languages name one another', inconsistentVersions],
  ['Shared links show words and a picture', incompleteSharing],
  ['Feeds are named by pages', brokenFeedLinks],
  ['Pages have one h1', wrongHeadings],
  ['Links and anchors lead somewhere', brokenLinks],
  ['Pages can be reached', unreachablePages],
  ['Links stay in the language of their page', linksToOtherLanguages],
  ['Pictures exist and say their size', brokenImages],
  ['Structured data is complete', incompleteData],
  ['The sitemap lists the indexed pages', sitemapFaults],
  ['robots.txt and the sitemap agree', robotsFaults],
  ['Feeds are well-formed', feedFaults],
  ['The web manifest is complete', manifestFaults],
  ['llms.txt leads somewhere', llmsFaults],
  ['Documents and styles keep their budget', documentsOverBudget],
  ['Client code keeps its budget', scriptsOverBudget],
  ['Fonts keep their budget', fontsOverBudget],
  ['A first view asks no other host', requestsToOtherHosts],
  ['Browsers get no code of the server', serverCodeInScripts],
  ['No file holds a secret', leakedSecrets],
  ['html-validate finds nothing', invalidHtml],
];

/** Returns faults by the title of the rule that finds them. Rules without faults are left out. */
export async function problemsOf(output: Output): Promise<Map<string, string[]>> {
  const problems = new Map<string, string[]>();
  for (const [title, rule] of rules) {
    const faults = [...(await rule(output))];
    if (faults.length > 0) problems.set(title, faults);
  }
  return problems;
}
