import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import ini from 'highlight.js/lib/languages/ini';
import json from 'highlight.js/lib/languages/json';
import plaintext from 'highlight.js/lib/languages/plaintext';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { Marked, Renderer, type Token, type Tokens } from 'marked';

import { classifyLink } from '#kit/i18n/links.ts';
import { parseLocalizedPath } from '#kit/i18n/paths.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';

import type { FindPicture } from './collection.ts';
import { hyphenated } from './hyphenated.ts';
import { pictureHtml } from './picture.ts';
import { pictureAddress, wrongAddress } from './picture-schema.ts';

/** Something in a text that must not be published. Lines count from 0. */
export interface MarkdownProblem {
  line: number;
  message: string;
}

/** Addresses that links and pictures may have: other sites, mail, telephone, and our own pages and files. */
const publishedAddress = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i;

/** Checks and renders the Markdown of a site's content. */
export interface Markdown {
  /**
   * Returns the problems of a text: raw HTML (elements and comments), whose scripts would run; addresses that
   * could run a script; pictures without alternative text or in the middle of a paragraph; and tables without
   * a caption.
   */
  problems(markdown: string): MarkdownProblem[];
  /** Returns the HTML of one line. Links to the site's own pages get the prefix of the language. */
  inlineHtml(markdown: string, locale: string): string;
  /** Returns the HTML of a text with its pictures. Links get the prefix of the language, as in `inlineHtml`. */
  blockHtml(markdown: string, locale: string, findPicture?: FindPicture): string;
}

/**
 * Matches the address of a picture in a text. The picture is a drawing, as in
 * `![What it shows](drawing:name "Caption")`, or a file.
 */
const figureAddress = /^(?:drawing:|\.|media\/)/;

/** Texts that become links wherever they occur, such as a telephone number, each with the link's address. */
type Links = Readonly<Record<string, string>>;

/**
 * Returns functions that check and render the Markdown of a site.
 *
 * @param figureSizes How wide a text shows its pictures, as a value of the attribute `sizes`.
 */
export function createMarkdown(figureSizes = '100vw', links: Links = {}): Markdown {
  const writers = new Map<string, Marked>();
  const writerOf = (locale: string) => {
    const writer = writers.get(locale) ?? createWriter(locale, links);
    writers.set(locale, writer);
    return writer;
  };
  return {
    problems: problemsOf,
    inlineHtml: (markdown, locale) => writerOf(locale).parseInline(markdown, { async: false }),
    blockHtml: (markdown, locale, findPicture) => {
      const writer = findPicture
        ? createWriter(locale, links, findPicture, figureSizes)
        : writerOf(locale);
      return writer.parse(markdown, { async: false });
    },
  };
}

/** Returns the pictures of a text, each with its line, from 0. */
export function figuresOf(markdown: string): { address: string; line: number }[] {
  const figures: { address: string; line: number }[] = [];
  // Tokens have no position, so the text is searched for each token, from the position of the token before it.
  let offset = 0;
  void parser.walkTokens(parser.lexer(markdown), (token: Token) => {
    if (token.type !== 'image' || !figureAddress.test(String(token['href']))) return;
    offset = Math.max(offset, markdown.indexOf(token.raw, offset));
    const line = markdown.slice(0, offset).split('\n').length - 1;
    figures.push({ address: String(token['href']), line });
  });
  return figures;
}

const parser = new Marked();

/** Languages whose code is highlighted, also under their aliases (`ts`, `sh`, `html`). Other code stays plain. */
for (const [name, language] of Object.entries({
  bash,
  css,
  ini,
  json,
  plaintext,
  sql,
  typescript,
  xml,
  yaml,
})) {
  highlighter.registerLanguage(name, language);
}

function problemsOf(markdown: string): MarkdownProblem[] {
  const problems: MarkdownProblem[] = [];
  /** Tokens that are alone in their paragraph. `walkTokens` visits a paragraph before the tokens in it. */
  const onlyChildren = new Set<Token>();
  let offset = 0;
  const tokens = parser.lexer(markdown);
  const blocks = tokens.filter(({ type }) => type !== 'space');
  const uncaptioned = new Set(
    blocks.filter((block, index) => isUncaptioned(block, blocks[index - 1])),
  );
  void parser.walkTokens(tokens, (token: Token) => {
    if (token.type === 'paragraph' && token.tokens?.length === 1) {
      onlyChildren.add(token.tokens[0]!);
    }
    const message = uncaptioned.has(token)
      ? 'a table has no caption: a line in *italics* above it'
      : problemOf(token, onlyChildren.has(token));
    if (message === undefined) return;
    const start = markdown.indexOf(token.raw, offset);
    if (start >= 0) offset = start;
    const line = markdown.slice(0, offset).split('\n').length - 1;
    // Only one problem per line: the closing tag of an element is a token of its own, but no second problem.
    if (problems.at(-1)?.line !== line) problems.push({ line, message });
  });
  return problems;
}

function problemOf(token: Tokens.Generic, isAlone: boolean): string | undefined {
  if (token.type === 'html') {
    return `raw HTML is not published: write ${quoted(token.raw)} as Markdown, or between backticks to show it`;
  }
  if (token.type !== 'link' && token.type !== 'image') return undefined;
  const address = String(token['href']);
  if (token.type === 'image' && figureAddress.test(address)) {
    if (!address.startsWith('drawing:') && !pictureAddress.test(address)) {
      return wrongAddress(address);
    }
    if (!isAlone) return `the picture "${address}" does not stand in a paragraph of its own`;
    if (!token['text']) return `nothing says in words what the picture "${address}" shows`;
    return undefined;
  }
  if (!publishedAddress.test(address)) {
    return `the address ${quoted(address)} does not begin with "https://", "mailto:", "tel:", "/" or "#"`;
  }
  if (address.startsWith('/') && parseLocalizedPath(address).path !== address) {
    return `the address ${quoted(address)} is written without its language, which is added`;
  }
  return undefined;
}

/**
 * Whether a block is a table without a caption. The caption is a paragraph above it that consists of one
 * emphasis.
 */
function isUncaptioned(block: Token, before: Token | undefined): boolean {
  if (block.type !== 'table') return false;
  const [first, ...others] = before?.type === 'paragraph' ? (before.tokens ?? []) : [];
  const hasCaption = first?.type === 'em' && others.length === 0;
  return !hasCaption;
}

function quoted(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return `"${line.length > 60 ? `${line.slice(0, 60)}…` : line}"`;
}

/**
 * Returns a picture with its caption.
 *
 * @param title The caption. For a chart the names of its axes precede it: `Days | Caption` has a horizontal
 *   axis, `Attempts | Seconds | Caption` a vertical and a horizontal one.
 */
function figure(picture: string, title: string | null | undefined): string {
  const labels = (title ?? '').split(' | ').map((label) => unbroken(escaped(label)));
  // The caption comes last. The axes before it may be missing.
  const [caption = '', horizontal, vertical] = labels.toReversed();
  const element = (name: string, html = '') => (html ? `<${name}>${html}</${name}>` : '');
  return `<figure>${element('p', vertical)}${picture}${element('p', horizontal)}${element('figcaption', caption)}</figure>\n`;
}

/** Returns HTML whose short compounds stay on one line, as `src/ui/unbroken.tsx` does for other texts. */
function unbroken(text: string): string {
  return text.replace(compounds, '<span class="unbroken">$1</span>');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}

const compounds = new RegExp(hyphenated, 'gu');
const defaultRenderer = new Renderer();

function createWriter(locale: string, links: Links, findPicture?: FindPicture, sizes = ''): Marked {
  /** Texts of links, which get no link of their own: HTML forbids a link in a link. */
  const textsOfLinks = new WeakSet<object>();
  return new Marked({
    // `false` leaves a token to Marked's own renderer.
    renderer: {
      // A picture is alone in its paragraph: `problemsOf` reports any other.
      paragraph({ tokens: [first] }) {
        const image = first as Tokens.Image | undefined;
        const picture = image?.type === 'image' ? findPicture?.(image.href) : undefined;
        if (image === undefined || !picture) return false;
        return figure(pictureHtml(picture, escaped(image.text), sizes), image.title);
      },
      text(token) {
        // A text with tokens, as in a list item: this method gets each text among these tokens later.
        if ('tokens' in token && token.tokens) return false;
        const html = unbroken(defaultRenderer.text(token));
        return textsOfLinks.has(token) ? html : withLinks(html, links);
      },
      // Wide code and tables scroll in a box of their own. `tabindex` lets the keyboard focus and scroll this box.
      code({ text, lang = '' }) {
        const language = highlighter.getLanguage(lang) ? lang : 'plaintext';
        const { value } = highlighter.highlight(text, { language });
        return `<pre tabindex="0"><code>${value}</code></pre>\n`;
      },
    },
    hooks: { postprocess: wrapTables },
    walkTokens: (token) => {
      if (token.type !== 'link') return;
      const link = token as Tokens.Link;
      link.href = classifyLink(link.href, locale).href;
      void parser.walkTokens(link.tokens, (child) => void textsOfLinks.add(child));
    },
  });
}

/** Returns HTML in which each text of `links` is a link. */
function withLinks(html: string, links: Links): string {
  return Object.entries(links).reduce(
    (result, [text, address]) =>
      result.replaceAll(escaped(text), `<a href="${escaped(address)}">${escaped(text)}</a>`),
    html,
  );
}

/** Returns HTML whose tables scroll in a box of their own and have their captions inside. */
function wrapTables(html: string): string {
  return html.replace(
    /(?:<p><em>(.*?)<\/em><\/p>\s*)?<table>([^]*?)<\/table>/g,
    (_, caption: string | undefined, table: string) => {
      // A captioned table is a named region, which screen readers announce on focus.
      const name = caption && withoutSoftHyphens(caption.replace(/<[^>]*>/g, ''));
      const [open, close] = name ? [`section aria-label="${name}"`, 'section'] : ['div', 'div'];
      return (
        `<${open} class="wide" tabindex="0"><table>` +
        (caption ? `<caption>${caption}</caption>` : '') +
        // The attribute `align` of table cells is obsolete in HTML: a class replaces it.
        `${table.replace(/ align="(\w+)"/g, ' class="align-$1"')}</table></${close}>`
      );
    },
  );
}
