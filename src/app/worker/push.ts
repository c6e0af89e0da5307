/** A push as the service worker shows and opens it: words of our own by its kind, and a place of ours. (ruling R59, decision 0019) */

import { resolveTarget } from '#src/lib/notification-target.ts'
import { paths } from '#src/lib/paths.ts'
import { words } from './push-words.ts'
import type { OpenAddress } from './worker-message.ts'

interface Push {
  kind: Exclude<keyof typeof words, 'open'>
  /** A place inside the client. */
  to: string
  isUrgent: boolean
}

/** As much of the browser's own options as we use; TypeScript's lack `renotify`. */
interface ShownOptions {
  body: string
  tag: string
  icon: string
  lang: string
  silent: boolean
  renotify: boolean
  data: { to: string }
}

export interface OpenPage {
  url: string
  /** Resolves with false when the page does not answer, or has work that must not be left. */
  take: (message: OpenAddress) => Promise<boolean>
  focus: () => Promise<unknown>
}

export interface PushPorts {
  origin: string
  mayShow: () => Promise<boolean>
  isQuiet: () => Promise<boolean>
  show: (title: string, options: ShownOptions) => Promise<void>
  /** Gives the subscription back, and takes away what is shown. */
  forget: () => Promise<void>
  /** Pages of ours, the last used one first. */
  listPages: () => Promise<readonly OpenPage[]>
  openPage: (address: string) => Promise<unknown>
}

/** Reads a field of the vendor's message, whose own fields stand in `data` as text, or of a bare one. */
function readFields(text: string | undefined): Record<string, unknown> {
  try {
    const message: unknown = JSON.parse(text ?? '')
    const { data } = message as { data?: unknown }
    return Object(data ?? message) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** An address of our own origin is a place of ours too; any other leads to the list of notifications. */
function findPlace(href: unknown, origin: string): string {
  const text = typeof href === 'string' ? href : undefined
  const place = resolveTarget(text?.startsWith(`${origin}/`) ? text.slice(origin.length) : text)
  return place?.kind === 'ours' ? place.to : paths.notifications()
}

function readPush(text: string | undefined, origin: string): Push {
  const { kind, href, is_urgent } = readFields(text)
  const isKnown = typeof kind === 'string' && kind !== 'open' && Object.hasOwn(words, kind)
  return {
    kind: isKnown ? (kind as Push['kind']) : 'other',
    to: findPlace(href, origin),
    // A class begins when it begins.
    isUrgent: kind === 'live' || is_urgent === true || is_urgent === 'true',
  }
}

export function makePush({ origin, mayShow, isQuiet, show, forget, listPages, openPage }: PushPorts) {
  return {
    /** In quiet hours what is not urgent comes without sound: a browser takes the permission from whoever shows nothing. */
    async receive(text: string | undefined): Promise<void> {
      if (!(await mayShow())) return forget()
      const { kind, to, isUrgent } = readPush(text, origin)
      const silent = !isUrgent && (await isQuiet())
      await show(words[kind], {
        body: words.open,
        // Equal ones take each other's place.
        tag: `${kind} ${to}`,
        icon: '/icons/icon-192.png',
        lang: 'bn',
        silent,
        renotify: isUrgent,
        data: { to },
      })
    },

    /** An open page goes there itself, so that nothing in it is lost; one with an exam under way stays, and the place gets a window of its own. */
    async open(data: unknown): Promise<void> {
      const to = findPlace((data as { to?: unknown } | null)?.to, origin)
      const pages = await listPages()
      const page = pages.find(({ url }) => url === origin + to) ?? pages[0]
      if (page && (await page.take({ kind: 'open-place', to }))) await page.focus()
      else await openPage(origin + to)
    },

    forget,
  }
}
