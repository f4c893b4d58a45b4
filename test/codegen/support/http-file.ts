/** A response as later requests name it. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A request of a file, before its variables have values. */
export interface FileRequest {
  readonly title: string;
  readonly name: string;
  readonly comments: readonly string[];
  readonly line: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | undefined;
}

export interface HttpFile {
  readonly variables: Readonly<Record<string, string>>;
  readonly requests: readonly FileRequest[];
}

/** Reads a file as REST Client does: `###` begins a request, `#` a comment, `@name = value` a variable of the file. */
export function readHttpFile(text: string): HttpFile {
  const [head = '', ...blocks] = text.split(/^(?=###)/m);
  const variables = Object.fromEntries([...head.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name, value]) => [name, value]));
  return { variables, requests: blocks.flatMap(requestOf) };
}

function requestOf(block: string): FileRequest[] {
  const [title = '', ...lines] = block.trim().split('\n');
  const start = lines.findIndex((line) => /^[A-Z]+ /.test(line));
  if (start < 0) return [];
  const end = lines.findIndex((line, index) => index > start && line === '');
  const comments = lines.slice(0, start).filter((line) => line.startsWith('# '));
  return [
    {
      title: title.replace('### ', ''),
      name: comments.find((line) => line.startsWith('# @name '))?.slice(8) ?? '',
      comments,
      line: lines[start] ?? '',
      headers: lines
        .slice(start + 1, end < 0 ? undefined : end)
        .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
      body: end < 0 ? undefined : lines.slice(end + 1).join('\n'),
    },
  ];
}

/** Sends the requests of one file one after the other, and fills each with what the ones before have sent and got. */
export class HttpFileRunner {
  readonly #file: HttpFile;
  readonly #given: Readonly<Record<string, string>>;
  readonly #sent = new Map<string, { readonly request: { readonly body: unknown }; response?: Answer }>();

  constructor(file: HttpFile, given: Readonly<Record<string, string>>) {
    this.#file = file;
    this.#given = given;
  }

  async send({ name, line, headers, body }: FileRequest): Promise<Answer> {
    const [method = '', url = ''] = this.filled(line).split(' ');
    const sent = body === undefined ? undefined : this.filled(body);
    const filled = headers.map(([header, value]) => [header, this.filled(value)] as [string, string]);
    const response = await fetch(url, {
      method,
      headers: filled,
      redirect: 'manual',
      ...(sent !== undefined && { body: sent }),
    });
    const answer = { status: response.status, body: jsonOf(await response.text()) };
    this.#sent.set(name, { request: { body: jsonOf(sent ?? '') }, response: answer });
    return answer;
  }

  filled(text: string): string {
    return text.replaceAll(/\{\{([^{}]+)\}\}/g, (_, expression: string) => this.#valueOf(expression));
  }

  #valueOf(expression: string): string {
    if (expression === '$guid') return crypto.randomUUID();
    const [, least, most] = /^\$randomInt (\d+) (\d+)$/.exec(expression) ?? [];
    if (least !== undefined) return String(Number(least) + Math.floor(Math.random() * (Number(most) - Number(least))));
    const [, name = '', side, path = ''] = /^(\w+)\.(request|response)\.body\.\$\.(.+)$/.exec(expression) ?? [];
    const found = side === undefined ? undefined : valueAt(this.#sent.get(name)?.[side as 'request']?.body, path);
    const value = found ?? this.#given[expression] ?? this.#file.variables[expression];
    if (value === undefined || value === null) throw new Error(`The file has no value for ${expression}`);
    return String(value);
  }
}

/** The value at a place such as `routes[0].routeId`. */
export const valueAt = (answer: unknown, path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter((key) => key !== '')
    .reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>> | undefined)?.[key], answer);

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
