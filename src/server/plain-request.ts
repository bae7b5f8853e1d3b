/** A request without a body, of which every byte has one meaning. */
export interface PlainRequest {
  method: 'GET' | 'HEAD';
  url: string;
  /** Values by name in small letters; every name came once. */
  headers: Readonly<Record<string, string>>;
}

const requestLine = /^(GET|HEAD) (\/[!-~]*) HTTP\/1\.1\r\n/;
const field = /([\w-]+):([\t -~]*)\r\n/y;
/** Far below what Node's parser refuses: what is large is its affair. Bytes. */
const largest = 8 * 1024;
/** Fields that say where a request ends, or that something else than an answer is to follow. */
const framing = new Set(['content-length', 'transfer-encoding', 'upgrade', 'expect', 'trailer']);

/**
 * Reads bytes that are one whole request and nothing else, of the plain kind that browsers and
 * proxies send for files. Whatever else HTTP knows, and what is cut or wrong, is left to Node's
 * parser: undefined. So nothing is understood here that could be understood in two ways.
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | undefined {
  if (bytes.length > largest) return undefined;
  const text = bytes.toString('latin1');
  const [line, method, url] = requestLine.exec(text) ?? [];
  if (line === undefined || url === undefined) return undefined;
  const headers: Record<string, string> = Object.create(null) as Record<string, string>;
  let end = line.length;
  field.lastIndex = end;
  for (let match = field.exec(text); match; match = field.exec(text)) {
    const name = match[1]?.toLowerCase() ?? '';
    if (name in headers || framing.has(name)) return undefined;
    headers[name] = match[2]?.trim() ?? '';
    end = field.lastIndex;
  }
  if (end + 2 !== text.length || !text.endsWith('\r\n')) return undefined;
  // Whoever wants the connection closed or changed gets it from Node.
  if (!/^(?:keep-alive)?$/i.test(headers['connection'] ?? '')) return undefined;
  return { method: method as 'GET' | 'HEAD', url, headers };
}
