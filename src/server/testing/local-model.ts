import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What it was asked, as the chat protocol has it. */
export interface AskedOfModel {
  model: string
  messages: { role: string; content: string }[]
  response_format?: { type: string }
}

/** How it answers; the default is the text in `says`. */
type Mood = (response: http.ServerResponse, request: http.IncomingMessage) => void | Promise<void>

export interface LocalModel {
  /** The settings of a server that asks it. */
  settings: Record<string, string>
  /** The content of its answers. */
  says: string
  mood: Mood | undefined
  asked: AskedOfModel[]
  close(): Promise<void>
}

/** A language model on loopback that speaks the protocol of `openai-compatible`, and in `mood` breaks it. */
export async function openLocalModel(): Promise<LocalModel> {
  const server = http.createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const local: LocalModel = {
    settings: {
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: `http://127.0.0.1:${port}/v1`,
      LLM_MODEL: 'small',
      LLM_API_KEY: 'the key of the model',
    },
    says: '{}',
    mood: undefined,
    asked: [],
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return local

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    local.asked.push(JSON.parse(Buffer.concat(chunks).toString()) as AskedOfModel)
    if (local.mood) await local.mood(response, request)
    else response.setHeader('content-type', 'application/json').end(chat(local.says))
  }
}

function chat(content: string): string {
  return JSON.stringify({
    id: 'chat-1',
    object: 'chat.completion',
    created: 1_763_000_000,
    model: 'small',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  })
}

export function refusing(status: number): Mood {
  return (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":{"message":"<b>no</b>"}}')
}

/** Ways not to answer. */
export const moods = {
  'never answers': () => undefined,
  'stops halfway': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices": [')
  },
  'drips a byte at a time': async (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    while (!response.destroyed) {
      response.write(' ')
      await sleep(5)
    }
  },
  'hangs up': (response) => void response.destroy(),
  'sends a page': (response) => void response.setHeader('content-type', 'text/html').end('<h1>Hello</h1>'),
  'sends nothing': (response) => void response.end(),
  'never ends': async (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices": ["')
    const much = 'a'.repeat(64 * 1024)
    while (!response.destroyed && response.write(much)) await sleep(0)
    await sleep(0)
    response.end('"]}')
  },
  'sends one elsewhere': (response, request) =>
    void response.writeHead(307, { location: `http://${request.headers.host}/elsewhere` }).end(),
} satisfies Record<string, Mood>
