import { beforeEach, describe, expect, it } from 'vitest'
import { makeAppFiles, type AppFiles } from './app-files.ts'

const ORIGIN = 'https://karigor.example'
const FIRST = ['/index.html', '/guest.html', '/plain.html', '/assets/base-1.js']
const DAY = ['/learner.html', '/assets/learner-1.js', '/assets/tray-1.js']
const EXAM = ['/exam.html', '/assets/exam-1.js', '/assets/editor-1.js']
const PATHS = [...FIRST, ...DAY, ...EXAM]

/** As much of the browser's interface as the worker uses. */
function makeStorage() {
  const all = new Map<string, Map<string, Response>>()
  const pathOf = (key: RequestInfo | URL) =>
    typeof key === 'string' ? key : key instanceof URL ? key.pathname : new URL(key.url).pathname
  const cache = (stored: Map<string, Response>) => ({
    match: async (key: RequestInfo | URL) => stored.get(pathOf(key))?.clone(),
    put: async (key: RequestInfo | URL, response: Response) => void stored.set(pathOf(key), response),
  })
  const storage = {
    open: async (name: string) => {
      if (!all.has(name)) all.set(name, new Map())
      return cache(all.get(name) as Map<string, Response>)
    },
    match: async (key: RequestInfo | URL) => {
      for (const stored of all.values()) if (stored.has(pathOf(key))) return stored.get(pathOf(key))?.clone()
      return undefined
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  }
  return { storage: storage as unknown as CacheStorage, all }
}

let held: ReturnType<typeof makeStorage>
/** The files of the host; a missing one is a 404, and a lost connection an error. */
let host: Map<string, { text: string; type: string }>
let asked: string[]
let isLineCut: boolean
let isSaving: boolean

beforeEach(() => {
  held = makeStorage()
  host = new Map(
    PATHS.map((path) => [
      path,
      { text: `first ${path}`, type: path.endsWith('.html') ? 'text/html' : 'text/javascript' },
    ]),
  )
  asked = []
  isLineCut = false
  isSaving = false
})

function filesOf(build: string): AppFiles {
  return makeAppFiles({
    build,
    paths: FIRST,
    areas: [
      { name: 'learner', doors: DAY.slice(0, 2), paths: DAY },
      { name: 'exam', doors: EXAM.slice(0, 2), paths: EXAM },
    ],
    waitForCalm: async () => undefined,
    isSaving: () => isSaving,
    origin: ORIGIN,
    passedBy: ['/media'],
    storage: held.storage,
    fetch: async (input) => {
      const path = typeof input === 'string' ? input : new URL((input as Request).url).pathname
      asked.push(path)
      if (isLineCut) throw new TypeError('Failed to fetch')
      const file = host.get(path)
      return new Response(file?.text ?? 'nothing', {
        status: file ? 200 : 404,
        headers: { 'content-type': file?.type ?? 'text/plain' },
      })
    },
  })
}

/** The text of the response; undefined when the worker ignores the request. */
async function fetchText(
  files: AppFiles,
  path: string,
  init: { mode?: string; method?: string; headers?: HeadersInit } = {},
) {
  const request = {
    url: new URL(path, ORIGIN).href,
    method: init.method ?? 'GET',
    mode: init.mode ?? 'cors',
    headers: new Headers(init.headers),
  }
  return (await files.respond(request as Request))?.text()
}
const openArea = (files: AppFiles, path: string, init: RequestInit = {}) =>
  files.openArea({
    url: new URL(path, ORIGIN).href,
    method: 'GET',
    mode: 'cors',
    ...init,
    headers: new Headers(),
  } as unknown as Request)
const opened = (files: AppFiles, path: string) => fetchText(files, path, { mode: 'navigate' })

describe('the first build', () => {
  let files: AppFiles
  beforeEach(async () => {
    files = filesOf('1')
    await files.fetchFirst()
    await openArea(files, '/dashboard', { mode: 'navigate' })
    await files.add(['/assets/exam-1.js'])
    asked = []
  })

  it.each([
    ['/', '/index.html'],
    ['/courses?q=java', '/guest.html'],
    ['/dashboard/tasks', '/learner.html'],
    ['/dashboard/my-courses/b/module/m/exam/e', '/exam.html'],
  ])('opens %s without a connection', async (path, file) => {
    isLineCut = true
    expect(await opened(files, path)).toBe(`first ${file}`)
    expect(asked).toEqual([])
  })

  it('stores a page with only its first preloads active, and its headers', async () => {
    const begins = '<link rel="modulepreload" data-first crossorigin href="/assets/kBwifUX5.js">'
    const head = (mark: string) =>
      [
        '<head>',
        begins,
        `<link ${mark}="modulepreload" crossorigin href="/assets/base-1.js">`,
        `<link ${mark}="preload" as="style" crossorigin href="/assets/base-1.css">`,
        '</head>',
      ].join('\n')
    host.set('/index.html', { text: head('rel'), type: 'text/html' })
    const newer = filesOf('2')
    await newer.fetchFirst()
    expect(await opened(newer, '/')).toBe(head('data-rel'))
    expect(held.all.get('app-files 2')?.get('/index.html')?.headers.get('content-type')).toBe('text/html')
  })

  it.each([
    ['a call of the API', 'https://api.karigor.example/api/v2/course', {}],
    ['a write', '/assets/base-1.js', { method: 'POST' }],
    ['a part of a film', '/assets/base-1.js', { headers: { range: 'bytes=0-9' } }],
    ['a file that is no file of the app', '/share.png', {}],
    ['a file opened as a page', '/share.png', { mode: 'navigate' }],
    ['a page of the API below the own origin', '/media/player', { mode: 'navigate' }],
  ])('ignores %s', (_what, path, init) => {
    const request = {
      url: new URL(path, ORIGIN).href,
      method: 'GET',
      mode: 'cors',
      ...init,
      headers: new Headers('headers' in init ? init.headers : {}),
    }
    expect(files.respond(request as Request)).toBeUndefined()
  })

  it('stores a part that was used once', async () => {
    host.set('/assets/plot-1.js', { text: 'plot', type: 'text/javascript' })
    expect(await fetchText(files, '/assets/plot-1.js')).toBe('plot')
    isLineCut = true
    expect(await fetchText(files, '/assets/plot-1.js')).toBe('plot')
  })

  it('stores what the first page has loaded, and nothing else that it names', async () => {
    host.set('/assets/plot-1.js', { text: 'plot', type: 'text/javascript' })
    await files.add(['/assets/plot-1.js', '/assets/base-1.js', '/share.png'])
    expect(asked).toEqual(['/assets/plot-1.js'])
  })

  it('does not store the page that a host returns for a missing part', async () => {
    host.set('/assets/gone-1.js', { text: '<!doctype html>', type: 'text/html' })
    await fetchText(files, '/assets/gone-1.js')
    isLineCut = true
    await expect(fetchText(files, '/assets/gone-1.js')).rejects.toThrow('Failed to fetch')
  })
})

describe('an area', () => {
  let files: AppFiles
  beforeEach(async () => {
    files = filesOf('1')
    await files.fetchFirst()
  })

  it('is not fetched before one of its pages is opened', async () => {
    await openArea(files, '/courses', { mode: 'navigate' })
    await files.add(['/assets/base-1.js', '/assets/tray-1.js'])
    expect(asked).toEqual([...FIRST, '/assets/tray-1.js'])
  })

  it.each([
    ['its address', () => openArea(files, '/dashboard', { mode: 'navigate' })],
    ['the script of a page of it', () => openArea(files, '/assets/learner-1.js')],
    ['the first page of all', () => files.add(['/assets/learner-1.js'])],
  ])('is stored whole by %s, only once, and without any other area', async (_what, open) => {
    await open()
    await open()
    expect(asked.toSorted()).toEqual([...FIRST, ...DAY].toSorted())
  })

  it('is requested again after an interrupted connection', async () => {
    isLineCut = true
    await openArea(files, '/dashboard', { mode: 'navigate' })
    isLineCut = false
    await openArea(files, '/dashboard', { mode: 'navigate' })
    isLineCut = true
    expect(await opened(files, '/dashboard')).toBe('first /learner.html')
  })

  it('is not prefetched in data-saving mode, nor is anything else', async () => {
    isSaving = true
    asked = []
    await filesOf('2').fetchFirst()
    await openArea(files, '/dashboard', { mode: 'navigate' })
    expect(asked).toEqual([])
  })

  it('is fetched with a newer build if an older one has it', async () => {
    await openArea(files, '/dashboard', { mode: 'navigate' })
    asked = []
    await filesOf('2').fetchFirst()
    expect(asked.toSorted()).toEqual([...FIRST, ...DAY].toSorted())
  })

  it('that was never opened is loaded from the host, with its styles after their scripts', async () => {
    host.set('/dashboard', {
      text: '<link rel="modulepreload" href="/assets/a.js"><link rel="preload" as="style" href="/assets/a.css">',
      type: 'text/html',
    })
    expect(await opened(files, '/dashboard')).toBe(
      '<link rel="modulepreload" href="/assets/a.js"><link data-rel="preload" as="style" href="/assets/a.css">',
    )
  })

  it('that was never opened starts offline in the frame of the current day, or else of a guest', async () => {
    isLineCut = true
    const exam = '/dashboard/my-courses/b/module/m/exam/e'
    expect(await opened(files, exam)).toBe('first /index.html')
    isLineCut = false
    await openArea(files, '/dashboard', { mode: 'navigate' })
    isLineCut = true
    expect(await opened(files, exam)).toBe('first /learner.html')
  })
})

describe('a newer build', () => {
  it('is not installed while one of its files is missing', async () => {
    host.delete('/plain.html')
    await expect(filesOf('1').fetchFirst()).rejects.toThrow('/plain.html was answered with 404')
  })

  it('opens its own pages, and still has the parts of the previous build', async () => {
    await filesOf('1').fetchFirst()
    await openArea(filesOf('1'), '/dashboard', { mode: 'navigate' })
    for (const path of PATHS)
      host.set(path, {
        text: `second ${path}`,
        type: path.endsWith('.html') ? 'text/html' : 'text/javascript',
      })
    const newer = makeNewer()
    await newer.fetchFirst()
    await newer.forgetOld()
    host.clear()
    expect(await opened(newer, '/dashboard')).toBe('second /learner.html')
    expect(await fetchText(newer, '/assets/old-1.js')).toBe('of the first')
  })

  it('drops all builds but the previous one', async () => {
    for (const build of ['1', '2', '3']) await filesOf(build).fetchFirst()
    await filesOf('3').forgetOld()
    expect([...held.all.keys()]).toEqual(['app-files 2', 'app-files 3'])
  })

  function makeNewer(): AppFiles {
    held.all.get('app-files 1')?.set('/assets/old-1.js', new Response('of the first'))
    return filesOf('2')
  }
})

describe('where somebody keeps a class', () => {
  const KEPT = '/assets/kept-1.js'
  const makeFiles = (build: string) => {
    const { storage } = held
    return makeAppFiles({
      build,
      paths: FIRST,
      areas: [
        { name: 'learner', doors: DAY.slice(0, 2), paths: DAY },
        { name: 'exam', doors: EXAM.slice(0, 2), paths: EXAM },
        { name: 'kept', doors: [KEPT], paths: [KEPT] },
      ],
      waitForCalm: async () => undefined,
      isSaving: () => isSaving,
      origin: ORIGIN,
      storage,
      fetch: async (path) => {
        asked.push(path as string)
        const type = /html$|box$/.test(path as string) ? 'text/html' : 'text/javascript'
        return new Response('file', { headers: { 'content-type': type } })
      },
    })
  }

  it('what plays it is stored also where data are saved, and with each release', async () => {
    isSaving = true
    const files = makeFiles('1')
    await files.fetchFirst()
    expect(asked).toEqual([])
    await files.keepPlayer()
    // With the results of a module, and the box in which its code runs.
    const all = [...FIRST, ...DAY, ...EXAM, KEPT, '/code-box'].toSorted()
    expect(asked.toSorted()).toEqual(all)
    await held.storage.open('karigor-kept class-1')
    asked = []
    const newer = makeFiles('2')
    await newer.fetchFirst()
    expect(asked.toSorted()).toEqual(all)
    asked = []
    expect(await opened(newer, '/code-box')).toBe('file')
    expect(asked).toEqual([])
  })
})

it('stores the page in which code runs with its first use, and never a page in its place', async () => {
  const files = filesOf('1')
  host.set('/code-box', { text: 'gone', type: 'text/plain' })
  expect(await opened(files, '/code-box')).toBe('gone')
  host.set('/code-box', { text: 'the box', type: 'text/html' })
  expect(await opened(files, '/code-box')).toBe('the box')
  isLineCut = true
  expect(await opened(files, '/code-box')).toBe('the box')
})
