import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { localeCodes } from '#i18n/locales.ts';

import { addSamplePosts } from '../../src/measure/sample-posts.ts';
import { copyProject, linkPackages } from '../../src/testing/copy-project.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'bench-build-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('the measurement of builds', () => {
  it('adds posts with titles of their own in every language, and more beside them', () => {
    for (const locale of localeCodes) {
      const posts = path.join(folder, 'src/content/posts', locale);
      mkdirSync(posts, { recursive: true });
      writeFileSync(path.join(posts, 'a.md'), '---\ntitle: "A"\nheading: "A"\n---\ntitle: "text"');
    }
    addSamplePosts(folder, 8);
    addSamplePosts(folder, 4);
    const posts = path.join(folder, 'src/content/posts/de');
    expect(readdirSync(posts)).toEqual([
      'a.md',
      'sample-00001.md',
      'sample-00002.md',
      'sample-00003.md',
    ]);
    expect(readFileSync(path.join(posts, 'sample-00003.md'), 'utf8')).toMatch(
      /^---\ntitle: ".+ 00003 .+"\nheading: ".+ 00003 .+"\n---\n00003 title: 00003 "text"$/,
    );
  });

  it('adds posts that a build takes', () => {
    copyProject(folder);
    linkPackages(folder);
    addSamplePosts(folder, 100);
    execFileSync(process.execPath, ['src/build/generate.ts'], { cwd: folder });
    const kept = readFileSync(path.join(folder, '.generated/content.json'), 'utf8');
    expect(kept).toContain('"id":"sample-00025"');
  });
});
