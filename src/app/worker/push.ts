/**
 * Shows and opens pushes in the service worker: our own words by kind, and a target inside the app. (ruling
 * R59, decision 0019)
 */

import { offers } from '#src/lib/features.ts'
import { resolveTarget } from '#src/lib/notification-target.ts'
import { paths } from '#src/lib/paths.ts'
import { words } from './push-words.ts'
import type { OpenAddress } from './worker-message.ts'

interface Push {
  kind: Exclude<keyof typeof words, 'open'>
  /** A path inside the client. */
  to: string
  isUrgent: boolean
}

/** The browser's options that we use; TypeScript's own type lacks `renotify`. */
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
  /** Resolves with false if the page does not answer or has work that must not be left. */
  take: (message: OpenAddress) => Promise<boolean>
  focus: () => Promise<unknown>
}

export interface PushPorts {
  origin: string
  mayShow: () => Promise<boolean>
  isQuiet: () => Promise<boolean>
  show: (title: string, options: ShownOptions) => Promise<void>
  /** Unsubscribes and closes the shown notifications. */
  forget: () => Promise<void>
  /** Pages of the app, the last used one first. */
  listPages: () => Promise<readonly OpenPage[]>
  openPage: (address: string) => Promise<unknown>
}

/** Reads a field of the vendor's message, which holds them as text in `data`, or of a plain message. */
function readFields(text: string | undefined): Record<string, unknown> {
  try {
    const message: unknown = JSON.parse(text ?? '')
    const { data } = message as { data?: unknown }
    return Object(data ?? message) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** Accepts absolute addresses on our own origin too; any other target becomes the list of notifications. */
function findPlace(href: unknown, origin: string): string {
  const text = typeof href === 'string' ? href : undefined
  const place = resolveTarget(text?.startsWith(`${origin}/`) ? text.slice(origin.length) : text)
  return place?.kind === 'ours' ? place.to : offers.notifications ? paths.notifications() : paths.home()
}

function readPush(text: string | undefined, origin: string): Push {
  const { kind, href, is_urgent } = readFields(text)
  const isKnown = typeof kind === 'string' && kind !== 'open' && Object.hasOwn(words, kind)
  return {
    kind: isKnown ? (kind as Push['kind']) : 'other',
    to: findPlace(href, origin),
    // A class does not wait for quiet hours to end.
    isUrgent: kind === 'live' || is_urgent === true || is_urgent === 'true',
  }
}

export function makePush({ origin, mayShow, isQuiet, show, forget, listPages, openPage }: PushPorts) {
  return {
    /**
     * In quiet hours a push that is not urgent is silent but still shown: browsers revoke the permission if a
     * push shows nothing.
     */
    async receive(text: string | undefined): Promise<void> {
      if (!(await mayShow())) return forget()
      const { kind, to, isUrgent } = readPush(text, origin)
      const silent = !isUrgent && (await isQuiet())
      await show(words[kind], {
        body: words.open,
        // A newer notification replaces an equal one.
        tag: `${kind} ${to}`,
        icon: '/icons/icon-192.png',
        lang: 'bn',
        silent,
        renotify: isUrgent,
        data: { to },
      })
    },

    /**
     * An open page navigates by itself, so that it loses nothing. If an exam is running there, it stays and
     * the target opens in a new window.
     */
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
