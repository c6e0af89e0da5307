/** Plain files of the demo build, which has no icon or media host. (rulings R6, R48) */

import { readdir } from 'node:fs/promises'
import { avatars, drawAvatar } from './icons/avatars.ts'
import { drawLogo } from './icons/company-logos.ts'
import { getAvatarPath } from './icons/icon-app.ts'
import { nodeStatics } from './media/node-statics.ts'
import { playerCss } from './media/player-page.ts'
import { COMPANIES, type CompanyKey, getLogoPath } from './seed/jobs/companies.ts'

export interface DemoFile {
  /** Below the icon or the media address, with a slash in front. */
  path: string
  content: Uint8Array | string
}

async function readFixedFile(path: string): Promise<DemoFile> {
  const content = await nodeStatics.read(path)
  if (!content) throw new Error(`The demo lacks ${path}.`)
  return { path: `/${path}`, content }
}

export function listDemoIcons(): DemoFile[] {
  const faces = avatars.map(({ _id }) => ({ path: getAvatarPath(_id), content: drawAvatar(_id) ?? '' }))
  const logos = Object.keys(COMPANIES).map((key) => ({
    path: getLogoPath(key as CompanyKey),
    content: drawLogo(key) ?? '',
  }))
  return [...faces, ...logos]
}

export async function readDemoMedia(): Promise<DemoFile[]> {
  const stream = await readdir(new URL('./media/stream/', import.meta.url))
  const paths = [
    'player/hls.js',
    'player/player.js',
    'fonts/bengali.woff2',
    ...stream.map((name) => `stream/${name}`),
  ]
  return [{ path: '/player.css', content: playerCss }, ...(await Promise.all(paths.map(readFixedFile)))]
}
