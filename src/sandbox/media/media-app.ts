/**
 * The media host: streams, the hosted player, uploads, the gateways' pages and the tracker. (rulings R7, R26,
 * R46)
 */

import { Hono } from 'hono'
import { makeCodeApp } from '../code/code-app.ts'
import { makeCvApp } from '../cv/cv-app.ts'
import type { StoredFile } from '../database/tables/message.ts'
import type { Kernel } from '../kernel/kernel.ts'
import { makePaymentApp } from '../payment/payment-app.ts'
import { playerCss, renderPlayerPage } from './player-page.ts'
import { replyBytes, getContentType, type StaticFiles } from './static-files.ts'
import { getCaptionsPath, isOpenStream } from './stream-lengths.ts'

/** Shown inline; everything else is a download. (ruling R46) */
const shownInline = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'video/mp4',
  'video/webm',
  'application/pdf',
])

/** Browsers show no PDF in a sandbox, so only the client may frame a PDF. */
function getPolicy(type: string, clientOrigin: string): string {
  return type === 'application/pdf'
    ? `default-src 'none'; frame-ancestors ${clientOrigin}`
    : "default-src 'none'; sandbox"
}

function buildFileHeaders({ name, type }: StoredFile, clientOrigin: string): Record<string, string> {
  const isShown = shownInline.has(type)
  return {
    'content-type': isShown ? type : 'application/octet-stream',
    'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'private, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': getPolicy(type, clientOrigin),
  }
}

/** Accepts only streams of this host, so that the page cannot be made to play anything else. */
function resolveStream(stream: string, media: string): string | undefined {
  if (!URL.canParse(stream, `${media}/`)) return undefined
  const { href } = new URL(stream, `${media}/`)
  return href.startsWith(`${media}/`) ? href : undefined
}

const buildFixedHeaders = (path: string) => ({
  'content-type': getContentType(path),
  'cache-control': 'public, max-age=86400',
  'cross-origin-resource-policy': 'cross-origin',
})

/** Longer than a class, in seconds. */
const HOSTED_LIFE_SECONDS = 4 * 3600

/** Every address in a playlist expires together with the playlist's own. */
function signPlaylist(playlist: string, query: string): string {
  return playlist.replace(/^[^#\s]\S*$|(?<=URI=")[^"]+/gm, (address) => address + query)
}

export function makeMediaApp(kernel: Kernel, statics: StaticFiles | undefined): Hono {
  const { files, addresses } = kernel
  const clientOrigin = new URL(addresses.client).origin
  const app = new Hono()
  const css = () =>
    new Response(playerCss, {
      headers: { 'content-type': getContentType('player.css'), 'x-content-type-options': 'nosniff' },
    })

  app.get('/player.css', css)
  app.get('/player', (c) => {
    const asked = c.req.query('stream') ?? ''
    const whole = resolveStream(asked, addresses.media)
    if (!whole) return c.text('এই ভিডিওটি পাওয়া যায়নি।', 404)
    const shown = c.req.query('quality') === 'low' ? whole.replace(/\.m3u8$/, '-low.m3u8') : whole
    // The page belongs to this host and cannot ask the API for a new address.
    const stream = files.getStreamAddress(shown.slice(addresses.media.length), HOSTED_LIFE_SECONDS)
    const captions = getCaptionsPath(whole)
    const position = Math.max(0, Number(c.req.query('position')) || 0)
    return c.html(
      renderPlayerPage({
        stream,
        captions,
        position,
        clientOrigin,
        hasControls: c.req.query('controls') !== 'none',
        media: addresses.media,
      }),
      200,
      {
        'content-security-policy': `frame-ancestors ${clientOrigin}`,
      },
    )
  })
  app.get('/files/:id/:name', async (c) => {
    const { expires = '', signature = '' } = c.req.query()
    const found = await files.open(c.req.param('id'), expires, signature)
    if (!found) return c.text('ঠিকানাটির মেয়াদ শেষ। পাতাটি আবার খুলুন।', 404)
    return replyBytes(
      new Uint8Array(found.bytes),
      c.req.header('range'),
      buildFileHeaders(found.stored, clientOrigin),
    )
  })
  app.post('/tracker/activity', (c) => c.body(null, 204))
  app.route('/pay', makePaymentApp(kernel))
  app.route('/code', makeCodeApp(kernel))
  app.route('/cv', makeCvApp(kernel))

  const fixed = async (path: string, range: string | undefined) => {
    const bytes = await statics?.read(path)
    return bytes
      ? replyBytes(new Uint8Array(bytes), range, buildFixedHeaders(path))
      : new Response('', { status: 404 })
  }
  const below = (url: string) =>
    new URL(url).pathname.slice(new URL(addresses.media).pathname.replace(/\/$/, '').length + 1)
  app.get('/stream/*', async (c) => {
    const path = below(c.req.url)
    const found = await statics?.read(path)
    if (!found) return new Response('', { status: 404 })
    const { expires = '', signature = '' } = c.req.query()
    const isSigned = files.isStreamSigned(expires, signature)
    const isPlaylist = path.endsWith('.m3u8')
    const isOpen = path.endsWith('.vtt') || (isPlaylist && isOpenStream(path))
    if (!isSigned && !isOpen) return new Response('', { status: 403 })
    if (!isPlaylist) return fixed(path, c.req.header('range'))
    const query = isSigned
      ? new URL(c.req.url).search
      : new URL(files.getStreamAddress('', HOSTED_LIFE_SECONDS)).search
    const signed = signPlaylist(new TextDecoder().decode(found), query)
    return replyBytes(new TextEncoder().encode(signed), c.req.header('range'), {
      ...buildFixedHeaders(path),
      'cache-control': 'private, no-store',
    })
  })
  for (const path of ['/player/*', '/fonts/*'])
    app.get(path, (c) => fixed(below(c.req.url), c.req.header('range')))
  return app
}
