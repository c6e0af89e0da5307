/**
 * The app's own files on the device: pages by frame, scripts, styles, fonts. Nothing else is ever answered or stored: no call of the
 * API, no media, nothing of another origin.
 */

import { getHtmlName } from '#src/lib/frame-address.ts'
import { getFileOfAddress } from '#src/routes/html-file.ts'

/** Files whose names change with what is in them. */
const HASHED = '/assets/'
const PREFIX = 'app-files'
/** So many are fetched at once: the page's own data comes first. */
const SIDE_BY_SIDE = 3

/** Pages that are stored together, with what opens in them at a press, once one of them is opened: what nobody opens costs nobody anything. */
export interface StoredArea {
  /** Its HTML files, and the scripts of its pages. */
  doors: readonly string[]
  /** All of it; HTML, whose names stay the same from build to build, comes first. */
  paths: readonly string[]
}

export interface AppFilesOptions {
  /** Tells one build's files from another's. */
  build: string
  /** Paths that are stored from the start, for everybody. */
  paths: readonly string[]
  areas: readonly StoredArea[]
  /** Waits until the page that opens an area has its own files: a slow line is theirs. */
  waitForCalm: () => Promise<void>
  /** The device asks to save data: then nothing is fetched before it is used. */
  isSaving: () => boolean
  origin: string
  /** First words of addresses of our own origin that are no pages of ours: the API's, where it stands below. */
  passedBy?: readonly string[]
  storage: CacheStorage
  fetch: typeof globalThis.fetch
}

export interface AppFiles {
  /**
   * Fetches what is stored from the start, and the areas that an older build has; rejects when one file is missing, so that no half
   * build takes over.
   */
  fetchFirst: () => Promise<void>
  /** Forgets the files of older builds, but for the last one: pages of it may still be open, and ask for their parts. */
  forgetOld: () => Promise<void>
  /** Undefined leaves the request to the browser, as if there were no worker. */
  respond: (request: Request) => Promise<Response> | undefined
  /** Fetches the area that the request opens. Never rejects: the next request tries again. */
  openArea: (request: Request) => Promise<void>
  /** Stores these too, if they are files of ours, and the areas that they open. */
  add: (paths: readonly string[]) => Promise<void>
}

/** A host that does not know the file may answer with a page in its place; stored, that would break the app for good. */
function isFile(path: string, response: Response): boolean {
  const isPage = response.headers.get('content-type')?.includes('text/html') ?? false
  return response.ok && isPage === path.endsWith('.html')
}

/** Scripts and styles; all but what `src/boot.ts` itself begins with, without which it would not run before that picture. (`scripts/build/chunks.ts`) */
const PRELOAD = / rel="((?:module)?preload)"(?![^>]*\/begin-)/g

/** Behind a worker the browser fetches a preloaded style anew when its script asks for it. */
const STYLE_PRELOAD = / rel="(preload)"(?=[^>]* as="style")/g

/**
 * A page whose preloads wait for the first picture (`src/boot.ts`): what is stored is there at once, and a dozen responses before that
 * picture would hold it up. Made anew the page is also no redirect any more, as hosts with short addresses send it, which a
 * browser would refuse.
 */
const buildStoredPage = (response: Response) => putOff(response, PRELOAD)

async function putOff(response: Response, preload: RegExp): Promise<Response> {
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response((await response.text()).replace(preload, ' data-rel="$1"'), {
    status: response.status,
    headers,
  })
}

/** The stored file that the request asks for. */
function getPath(
  { method, url, mode, headers }: Request,
  { origin, paths, passedBy = [] }: AppFilesOptions,
): string | undefined {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin || headers.has('range')) return undefined
  const { pathname } = address
  if (passedBy.some((start) => pathname.startsWith(`${start}/`))) return undefined
  if (mode === 'navigate')
    return /\.\w+$/.test(pathname) ? undefined : `/${getHtmlName(getFileOfAddress(pathname))}`
  return pathname.startsWith(HASHED) || paths.includes(pathname) ? pathname : undefined
}

/** Each area once, unless its files could not be had. */
function makeOpener(
  { areas, isSaving, waitForCalm }: AppFilesOptions,
  fetchMissing: (paths: readonly string[]) => Promise<void>,
) {
  const opened = new Set<StoredArea>()
  return async (path: string): Promise<void> => {
    for (const area of areas) {
      if (isSaving() || opened.has(area) || !area.doors.includes(path)) continue
      opened.add(area)
      await waitForCalm()
      await fetchMissing(area.paths).catch(() => opened.delete(area))
    }
  }
}

export function makeAppFiles(options: AppFilesOptions): AppFiles {
  const { build, paths, areas, isSaving, storage, fetch } = options
  const name = `${PREFIX} ${build}`
  const own = () => storage.open(name)
  const findStored = async (path: string) => (await own()).match(path, { ignoreVary: true })

  /** Stores what was fetched; a full device must not cost the response. */
  async function put(path: string, response: Response): Promise<void> {
    await (await own()).put(path, response).catch(() => undefined)
  }

  async function fetchOne(path: string): Promise<void> {
    const isHashed = path.startsWith(HASHED)
    const response = await fetch(path, { cache: isHashed ? 'default' : 'no-cache', priority: 'low' })
    if (!isFile(path, response)) throw new Error(`${path} was answered with ${response.status}`)
    await (await own()).put(path, path.endsWith('.html') ? await buildStoredPage(response) : response)
  }

  async function fetchEach(wanted: readonly string[]): Promise<void> {
    const rest = wanted.values()
    const work = async () => {
      for (const path of rest) await fetchOne(path)
    }
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  }

  /** A page whose area was never opened begins in the frame of another one, and says there what is missing. */
  async function fetchPage(request: Request): Promise<Response> {
    try {
      const response = await fetch(request)
      return isFile('.html', response) ? await putOff(response, STYLE_PRELOAD) : response
    } catch (error) {
      const other = (await findStored('/learner.html')) ?? (await findStored('/index.html'))
      if (other) return other
      throw error
    }
  }

  /** From this build, else from the one before (its pages may still be open), else from the host. */
  async function respondWithFile(path: string, request: Request): Promise<Response> {
    const here =
      (await findStored(path)) ??
      (path.startsWith(HASHED) ? await storage.match(path, { ignoreVary: true }) : undefined)
    if (here) return here
    const response = await (path.endsWith('.html') ? fetchPage(request) : fetch(request))
    if (path.startsWith(HASHED) && isFile(path, response)) await put(path, response.clone())
    return response
  }

  async function fetchMissing(wanted: readonly string[]): Promise<void> {
    const missing: string[] = []
    for (const path of wanted) if (!(await findStored(path))) missing.push(path)
    await fetchEach(missing)
  }

  const open = makeOpener(options, fetchMissing)

  /** Whether an older build has this area. */
  async function wasOpened({ paths: [path] }: StoredArea): Promise<boolean> {
    return path !== undefined && (await storage.match(path, { ignoreVary: true })) !== undefined
  }

  return {
    async fetchFirst() {
      if (isSaving()) return
      const wanted = new Set(paths)
      for (const area of areas) if (await wasOpened(area)) for (const path of area.paths) wanted.add(path)
      await fetchEach([...wanted])
    },
    async forgetOld() {
      const names = (await storage.keys()).filter((each) => each.startsWith(PREFIX))
      const before = names.slice(0, Math.max(names.indexOf(name), 0))
      await Promise.all(before.slice(0, -1).map((each) => storage.delete(each)))
    },
    respond(request) {
      const path = getPath(request, options)
      return path === undefined ? undefined : respondWithFile(path, request)
    },
    async openArea(request) {
      const path = getPath(request, options)
      if (path !== undefined) await open(path)
    },
    async add(wanted) {
      await fetchMissing(wanted.filter((path) => path.startsWith(HASHED)))
      for (const path of wanted) await open(path)
    },
  }
}
