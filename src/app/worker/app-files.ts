/**
 * The app's own files on the device: pages by frame, scripts, styles, fonts. Nothing else is ever stored or
 * served from here: no API call, no media, nothing from another origin.
 */

import { BOX_ADDRESS, BOX_FILE } from '#src/engines/code/box-page.ts'
import { offers } from '#src/lib/features.ts'
import { getHtmlName } from '#src/lib/frame-address.ts'
import { getFileOfAddress } from '#src/routes/html-file.ts'

/** Files whose names contain a hash of their content. */
const HASHED = '/assets/'
const PREFIX = 'app-files'
/** Begins the name of a kept class's cache. (`stores/session/forget-kept.ts`, which the worker must not run) */
const KEPT_CLASSES = 'karigor-kept'
/** The areas that an offline class or module with its results needs, besides the files for everybody. */
const KEPT_AREAS: ReadonlySet<string> = new Set(['learner', 'batch', 'player', 'exam', 'kept'])
/** This many are fetched at once, since the page's own data has priority. */
const SIDE_BY_SIDE = 3

/**
 * Pages that are stored together, with everything that opens in them on a press, once one of them is opened.
 * Areas that nobody opens cost nothing.
 */
export interface StoredArea {
  name: string
  /** Its HTML files and the scripts of its pages. */
  doors: readonly string[]
  /** All its files; HTML comes first, since its names stay the same from build to build. */
  paths: readonly string[]
}

export interface AppFilesOptions {
  /** Distinguishes one build's files from another's. */
  build: string
  /** Paths that are stored at install, for everybody. */
  paths: readonly string[]
  areas: readonly StoredArea[]
  /**
   * Waits until the page that opens an area has its own files, so that it does not share a slow connection.
   */
  waitForCalm: () => Promise<void>
  /** The device asks to save data: nothing is fetched before it is used. */
  isSaving: () => boolean | Promise<boolean>
  origin: string
  /** First path segments on our origin that are not pages of ours, such as an API on the same origin. */
  passedBy?: readonly string[]
  storage: CacheStorage
  fetch: typeof globalThis.fetch
}

export interface AppFiles {
  /**
   * Fetches the files stored at install and the areas that an older build has. Rejects if one file is
   * missing, so that no incomplete build takes over.
   */
  fetchFirst: () => Promise<void>
  /**
   * Deletes the files of older builds except the last one, whose pages may still be open and need their
   * parts.
   */
  forgetOld: () => Promise<void>
  /** Undefined leaves the request to the browser, as if there were no worker. */
  respond: (request: Request) => Promise<Response> | undefined
  /** Fetches the area that the request opens. Never rejects: the next request tries again. */
  openArea: (request: Request) => Promise<void>
  /** Stores what plays a kept class, also where data are saved. (rulings R68, R69) */
  keepPlayer: () => Promise<void>
  /** Stores these as well if they are files of the app, and the areas that they open. */
  add: (paths: readonly string[]) => Promise<void>
}

/**
 * A host that does not know the file may respond with a page instead; storing that would break the app
 * permanently.
 */
function isFile(path: string, response: Response): boolean {
  const isPage = response.headers.get('content-type')?.includes('text/html') ?? false
  return response.ok && isPage === path.endsWith('.html')
}

/**
 * Matches preloads of scripts and styles, except those that `src/boot.ts` itself imports, which it needs
 * before the first paint. (`scripts/frames/page-html.ts`)
 */
const PRELOAD = / rel="((?:module)?preload)"(?! data-first)/g

/** Behind a worker the browser fetches a preloaded style again when a script asks for it. */
const STYLE_PRELOAD = / rel="(preload)"(?=[^>]* as="style")/g

/**
 * A page whose preloads wait for the first paint (`src/boot.ts`): stored files are available at once, and a
 * dozen responses before the first paint would delay it. Building a new response also removes a redirect, as
 * hosts with short addresses send it; browsers reject a redirected page.
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

/** Maps a request to the path of the stored file. */
function getPath(
  { method, url, mode, headers }: Request,
  { origin, paths, passedBy = [] }: AppFilesOptions,
): string | undefined {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin || headers.has('range')) return undefined
  const { pathname } = address
  if (passedBy.some((start) => pathname.startsWith(`${start}/`))) return undefined
  // A frame and no page: it is stored once code was run.
  if (offers.code && pathname === BOX_ADDRESS) return `/${BOX_FILE}`
  if (mode === 'navigate')
    return /\.\w+$/.test(pathname) ? undefined : `/${getHtmlName(getFileOfAddress(pathname))}`
  return pathname.startsWith(HASHED) || paths.includes(pathname) ? pathname : undefined
}

/** Opens each area once, and again if its files could not be fetched. */
function makeOpener(
  { areas, isSaving, waitForCalm }: AppFilesOptions,
  fetchMissing: (paths: readonly string[]) => Promise<void>,
) {
  const opened = new Set<StoredArea>()
  return async (path: string): Promise<void> => {
    for (const area of areas) {
      if (opened.has(area) || !area.doors.includes(path) || (await isSaving())) continue
      opened.add(area)
      await waitForCalm()
      await fetchMissing(area.paths).catch(() => opened.delete(area))
    }
  }
}

const BOX_PATH = `/${BOX_FILE}`

/**
 * Fetches the page that runs code, so that code in an offline module runs too. It keeps its own address, since its
 * headers are its policy; on a host without it everything else is still stored. (docs/decisions/0035)
 */
async function fetchBox(fetch: AppFilesOptions['fetch']): Promise<Response | undefined> {
  const response = await fetch(BOX_ADDRESS, { priority: 'low' }).catch(() => undefined)
  return response && isFile(BOX_PATH, response) ? response : undefined
}

function listPlayerFiles({ paths, areas }: AppFilesOptions): string[] {
  const kept = areas.filter(({ name }) => KEPT_AREAS.has(name)).flatMap((area) => area.paths)
  return [...new Set([...paths, ...kept])]
}

/** Its pages may still be open, so the build before `name` stays. */
async function deleteOldBuilds(storage: AppFilesOptions['storage'], name: string): Promise<void> {
  const names = (await storage.keys()).filter((each) => each.startsWith(PREFIX))
  const before = names.slice(0, Math.max(names.indexOf(name), 0))
  await Promise.all(before.slice(0, -1).map((each) => storage.delete(each)))
}

/** Tells whether an older build stored this area. */
async function wasOpened(storage: AppFilesOptions['storage'], { paths: [path] }: StoredArea) {
  return path !== undefined && (await storage.match(path, { ignoreVary: true })) !== undefined
}

async function hasKeptClasses(storage: AppFilesOptions['storage']): Promise<boolean> {
  return (await storage.keys()).some((each) => each.startsWith(KEPT_CLASSES))
}

export function makeAppFiles(options: AppFilesOptions): AppFiles {
  const { build, paths, areas, isSaving, storage, fetch } = options
  const name = `${PREFIX} ${build}`
  const own = () => storage.open(name)
  const findStored = async (path: string) => (await own()).match(path, { ignoreVary: true })

  /** Stores a fetched file; a full device must not lose the response. */
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

  /** A page of an area that was never opened starts in another frame, and says there what is missing. */
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

  /** Looks in this build, then in the one before (its pages may still be open), then asks the host. */
  async function respondWithFile(path: string, request: Request): Promise<Response> {
    const here =
      (await findStored(path)) ??
      (path.startsWith(HASHED) ? await storage.match(path, { ignoreVary: true }) : undefined)
    if (here) return here
    const response = await (path.endsWith('.html') ? fetchPage(request) : fetch(request))
    const isKept = path.startsWith(HASHED) || (offers.code && path === `/${BOX_FILE}`)
    if (isKept && isFile(path, response)) await put(path, response.clone())
    return response
  }

  async function fetchMissing(wanted: readonly string[]): Promise<void> {
    const missing: string[] = []
    for (const path of wanted) if (!(await findStored(path))) missing.push(path)
    await fetchEach(missing)
  }

  const open = makeOpener(options, fetchMissing)

  async function keepPlayer(): Promise<void> {
    await fetchMissing(listPlayerFiles(options))
    const box = offers.code && !(await findStored(BOX_PATH)) && (await fetchBox(fetch))
    if (offers.code && box) await put(BOX_PATH, box)
  }

  return {
    keepPlayer,
    async fetchFirst() {
      const isKeeping = await hasKeptClasses(storage)
      const isShort = await isSaving()
      if (isShort && !isKeeping) return
      const wanted = new Set(paths)
      if (!isShort)
        for (const area of areas)
          if (await wasOpened(storage, area)) for (const path of area.paths) wanted.add(path)
      await fetchEach([...wanted])
      if (isKeeping) await keepPlayer()
    },
    forgetOld: () => deleteOldBuilds(storage, name),
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
