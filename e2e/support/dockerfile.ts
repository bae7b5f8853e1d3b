export interface Instruction {
  keyword: string;
  /** Everything after the keyword, on one line. */
  rest: string;
}

export interface Stage {
  image: string;
  name?: string | undefined;
  instructions: readonly Instruction[];
}

/** Parses the stages of a Dockerfile. A line that ends with a backslash continues on the next. */
export function readDockerfile(text: string): Stage[] {
  const stages: (Stage & { instructions: Instruction[] })[] = [];
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  for (const line of lines) {
    const [keyword = '', ...words] = line.trim().split(/\s+/);
    const rest = words.join(' ');
    if (keyword === 'FROM') {
      // FROM image AS name
      const [image = '', , name] = words;
      stages.push({ image, name, instructions: [] });
    } else {
      stages.at(-1)?.instructions.push({ keyword, rest });
    }
  }
  return stages;
}
