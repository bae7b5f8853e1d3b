import { z } from 'zod';

/**
 * The part of npm's report that is read. `via` lists the causes: advisories, or names of vulnerable packages on
 * which the package depends.
 */
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      range: z.string(),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
});

/**
 * Returns the high and critical findings of `npm audit --json`, one line each; undefined if the output is
 * not a report, for example because the registry did not answer.
 */
export function graveFindings(output: string): string[] | undefined {
  const { success, data } = report.safeParse(parse(output));
  if (!success) return undefined;
  return Object.entries(data.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity, range, via }]) => {
      const reasons = via.map((reason) =>
        typeof reason === 'string' ? `by ${reason}` : `${reason.title}, ${reason.url}`,
      );
      return `${name} ${range}: ${severity}: ${reasons.join('; ')}`;
    });
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}
