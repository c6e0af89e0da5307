/** Every command line that README and docs/deploying.md tell a reader to type, and how it is replayed. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../script.ts'

const DOCUMENTS = ['README.md', 'docs/deploying.md']
const FENCE = /```sh\n(.*?)```/gs
const INLINE = /`((?:npm|curl|nginx|python3|certbot) [^`]+)`/g

export function listDocumented(): string[] {
  const found = DOCUMENTS.flatMap((file) => {
    const text = readFileSync(join(projectRoot, file), 'utf8')
    const typed = [...text.matchAll(FENCE)].flatMap(([, block = '']) => block.split('\n').filter(Boolean))
    const named = [...text.replaceAll(FENCE, '').matchAll(INLINE)].map(([, command = '']) => command)
    return [...typed, ...named]
  })
  return [...new Set(found.map((command) => command.trim()))]
}

export interface Replay {
  command: string
  /** The command that runs instead: on other ports, without steps that take an hour. */
  as?: string
  /** The path that it creates, below the project. */
  makes?: string
  /** What it prints. */
  says?: RegExp
  /** Serves until it is stopped; the test requests this address. */
  serves?: 'client' | 'api'
  /** Needs a running API; the others are replayed with and without one. */
  needsApi?: true
  /** The command whose files it uses: typed before it, whatever `--only` says. */
  after?: string
}

/** In the order in which a reader would type them. `$API` and `$OWNER` are those of the replay. */
export const REPLAYS: readonly Replay[] = [
  { command: 'npm run check', as: 'npm run typecheck' },
  { command: 'npm run contract', says: /# settled 232 of 232/ },
  { command: 'npm run openapi', makes: 'openapi.json' },
  {
    command: 'npm run adapt -- <source>',
    as: 'npm run adapt -- openapi.json --overwrite',
    after: 'npm run openapi',
    makes: 'src/api/adapters/own.ts',
    says: /fits 230, guessed 0, lacks 0/,
  },
  {
    command: 'npm run build',
    as: 'npm run build',
    makes: 'dist/index.html',
    says: /Built production into dist/,
  },
  // Before the pages are prerendered: those of the local API contain its own addresses, unlike production.
  { command: 'npm run size', says: /kB/, after: 'npm run build' },
  {
    command: 'npm run build',
    as: 'npm run build -- --api $API',
    makes: 'dist/course/full-stack-javascript.html',
    needsApi: true,
  },
  {
    command: 'npm run prerender',
    as: 'npm run prerender -- --api $API',
    says: /pages of its own/,
    after: 'npm run build',
    needsApi: true,
  },
  { command: 'npm run preview', serves: 'client', after: 'npm run build' },
  { command: 'npm run build -- --mode development', makes: 'dist-development/index.html' },
  { command: 'npm run build:demo', makes: 'dist-demo/index.html' },
  {
    command: 'npm run conformance -- https://api.example/api/v2',
    as: 'npm run conformance -- $API --origin http://localhost:$PORT_CLIENT',
    says: /fits/,
    needsApi: true,
  },
  {
    command: 'npm run release',
    as: 'KARIGOR_OWNER=$OWNER npm run release -- --unchecked',
    makes: 'release/karigor-0.1.0/SHA256SUMS',
  },
  {
    command: 'npm run release -- --version 0.2.0 --example',
    as: 'npm run release -- --version 0.2.0 --example --unchecked',
    makes: 'release/karigor-0.2.0/client/index.html',
  },
  {
    command: 'export KARIGOR_OWNER=~/our-karigor',
    as: 'KARIGOR_OWNER=$OWNER npm run build && grep -c শেখাঘর dist/index.html',
    says: /is laid over a copy/,
  },
  {
    command: `curl -s https://api.example/api/v2/user/login-msisdn -H 'content-type: application/json' -d '{"msisdn":"01712345678","password":"karigor123"}'`,
    as: `curl -s $API/user/login-msisdn -H 'content-type: application/json' -d '{"msisdn":"01712345678","password":"karigor123"}'`,
    says: /"accessToken":"/,
    needsApi: true,
  },
  {
    command: 'export KARIGOR_TOKEN=<access token>',
    as: `KARIGOR_TOKEN=$(curl -s $API/user/login-msisdn -H 'content-type: application/json' -d '{"msisdn":"01712345678","password":"karigor123"}' | sed 's/.*"accessToken":"\\([^"]*\\)".*/\\1/') npm run conformance -- $API --origin http://localhost:$PORT_CLIENT`,
    says: /fits/,
    needsApi: true,
  },
  { command: 'npm run brand', says: /The brand of/ },
  { command: 'npm run sandbox:reset' },
  { command: 'npm run dev', as: 'npm run dev -- --memory', serves: 'client' },
  { command: 'npm ci && npm start', as: 'npm start', serves: 'client' },
  { command: 'npm run start:lan', serves: 'client' },
  { command: 'npm run preview -- --same-origin', serves: 'client' },
  {
    command: 'python3 -m http.server',
    as: 'python3 -m http.server $PORT_CLIENT --directory dist-demo',
    after: 'npm run build:demo',
    serves: 'client',
  },
]

/** Those whose command contains the word, and what they come after. */
export function pickReplays(only: string | undefined): readonly Replay[] {
  const wanted = REPLAYS.filter(({ command }) => only === undefined || command.includes(only))
  const before = new Set(wanted.map(({ after }) => after))
  return REPLAYS.filter((each) => wanted.includes(each) || before.has(each.command))
}

/** Tests and measurements, which run separately; some take an hour. */
export const FOR_THEMSELVES =
  /^npm (?:ci && npm )?(?:test|run (?:test:\w+|bench|pictures|counts))\b|^npm start$|^(?:certbot|apt-get) |^curl -sI? https:\/\/your|^nginx -(?:s stop|t$)|^npm install$|^node proof-service\.mjs |^npm run conformance -- <address>/
