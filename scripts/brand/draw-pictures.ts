/**
 * Draws the brand's icons and the share picture in a browser, because only a browser shapes Bengali text
 * reliably.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { brand, logo } from '#src/lib/brand.ts'
import { BROWSER_ARGS, findBrowser } from '../browser/find-browser.ts'
import { escapeHtml, SHARE_SIZE } from '../prerender/head.ts'
import { SHOP_PICTURES, writeShopPicture } from '../shop/write-shop.ts'
import { buildIcon, LOGO } from './brand-files.ts'

/** Name in `public/`, size in pixels, whether the background reaches the edges. */
const ICONS = [
  ['icons/icon-48.png', 48, false],
  ['icons/icon-192.png', 192, false],
  ['icons/icon-512.png', 512, false],
  ['icons/apple-touch-icon.png', 180, true],
  ['icons/maskable-512.png', 512, true],
] as const

function readData(root: string, path: string, type: string): string {
  return `url(data:${type};base64,${readFileSync(join(root, path)).toString('base64')})`
}

function buildSharePage(root: string): string {
  const art = (name: string) => readData(root, `src/ui/art/${name}.svg`, 'image/svg+xml')
  const font = (name: string, file: string) =>
    `@font-face{font-family:${name};font-weight:400 700;src:${readData(root, `src/ui/fonts/${file}.woff2`, 'font/woff2')}}`
  return `<!doctype html><html lang="bn"><style>
    ${font('latin', 'anek-bangla-latin')}${font('bengali', 'anek-bangla-bengali')}
    *{margin:0}
    body{position:relative;width:${SHARE_SIZE.width}px;height:${SHARE_SIZE.height}px;overflow:hidden;color:#fff;background:${brand.colours.theme};font:400 44px/1.5 bengali,latin}
    h1{position:absolute;top:110px;left:90px;display:flex;gap:28px;align-items:center;font-size:112px;line-height:1.5;font-weight:700}
    svg{width:112px;height:112px}
    p{position:absolute;top:290px;left:90px;width:680px}
    i{position:absolute;top:110px;right:70px;width:360px;height:360px;background:${art('lotus')} center/contain no-repeat}
    footer{position:absolute;inset:auto 0 0;height:64px;background:${art('border-hero')} 0 0/auto 64px}
  </style><body><h1><svg viewBox="${logo.viewBox}">${LOGO}</svg>${escapeHtml(brand.name)}</h1>
  <p>${escapeHtml(brand.motto)}</p><i></i><footer></footer></body></html>`
}

const buildIconPage = (side: number, isWhole: boolean) =>
  `<!doctype html><style>*{margin:0}svg{display:block;width:${side}px}</style>${buildIcon(isWhole)}`

/** Passes each picture to `write` with its name in `public/`. */
export async function drawPictures(root: string, write: (name: string, body: Buffer) => void): Promise<void> {
  const { executablePath, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, env, args: BROWSER_ARGS })
  try {
    const page = await browser.newPage({ viewport: SHARE_SIZE })
    for (const [name, side, isWhole] of ICONS) {
      await page.setViewportSize({ width: side, height: side })
      await page.setContent(buildIconPage(side, isWhole))
      write(name, await page.screenshot({ type: 'png', omitBackground: true }))
    }
    for (const [path, side] of SHOP_PICTURES) {
      await page.setViewportSize({ width: side, height: side })
      await page.setContent(buildIconPage(side, false))
      writeShopPicture(root, path, await page.screenshot({ type: 'png', omitBackground: true }))
    }
    await page.setViewportSize(SHARE_SIZE)
    await page.setContent(buildSharePage(root))
    await page.evaluate(() => document.fonts.ready)
    write(brand.shareImage.slice(1), await page.screenshot({ type: 'png' }))
  } finally {
    await browser.close()
  }
}
