/** Grades an answer as Mozilla's HTTP Observatory does, without the network. */

interface Requests {
  session: unknown;
  responses: Record<string, unknown>;
  resources: { path: string | null };
}

interface Source {
  constants: { ALL_TESTS: ((requests: Requests) => { result: string | null })[] };
  types: { Requests: new (hostname: string) => Requests };
  grader: {
    getScoreModifier(result: string): number;
    getGradeForScore(score: number): { grade: string; score: number };
  };
  charts: { MINIMUM_SCORE_FOR_EXTRA_CREDIT: number };
}

export interface Grade {
  score: number;
  grade: string;
  /** What costs points or earns some, by the Observatory's names. */
  results: Record<string, number>;
}

/** Grades an answer as if it had come over https from a host that nobody has preloaded. */
export async function grade(response: Response): Promise<Grade> {
  const { ALL_TESTS } = await load<Source['constants']>('constants.js');
  const { Requests } = await load<Source['types']>('types.js');
  const grader = await load<Source['grader']>('grader/grader.js');
  const charts = await load<Source['charts']>('grader/charts.js');

  const requests = new Requests('site.example');
  const headers = Object.fromEntries(response.headers);
  const answer = { headers, status: response.status, verified: true, request: { headers: {} } };
  requests.session = { url: new URL('https://site.example/') };
  Object.assign(requests.responses, { auto: answer, https: answer, cors: answer });
  requests.resources.path = await response.text();

  const results: Record<string, number> = {};
  for (const test of ALL_TESTS) {
    const { result } = test(requests);
    if (result !== null) results[result] = grader.getScoreModifier(result);
  }
  const modifiers = Object.values(results);
  const base = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  // Extra credit is for who needs little of it.
  const score = base >= charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(modifiers) : base;
  return { ...grader.getGradeForScore(score), results };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The package has no types. */
async function load<Module>(file: string): Promise<Module> {
  return (await import(`@mdn/mdn-http-observatory/src/${file}`)) as Module;
}
