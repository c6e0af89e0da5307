/** The picture of a shared link, 1200 x 630: our cloth with its lotus and border, the name and what we are. Drawn by a browser, for the letters. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { brand } from '../../src/lib/brand.ts'
import { BROWSER_ARGS, findBrowser } from '../browser/find-browser.ts'
import { projectRoot } from '../project-root.ts'

const SIZE = { width: 1200, height: 630 }

const dataUrl = (type: string, body: Buffer | string) => `data:${type};base64,${Buffer.from(body).toString('base64')}`

/** As SVG texts. */
export interface SharePictures {
  mark: string
  border: string
}

async function pageOf({ mark, border }: SharePictures): Promise<string> {
  const font = await readFile(join(projectRoot, 'src/ui/fonts/noto-sans-bengali-bengali.woff2'))
  const lotus = await readFile(join(projectRoot, 'src/ui/art/lotus.svg'), 'utf8')
  const svgUrl = (picture: string) => dataUrl('image/svg+xml', picture)
  return `<!doctype html><html lang="bn"><style>
    @font-face { font-family: brand; src: url(${dataUrl('font/woff2', font)}); font-weight: 400 700 }
    body { position: relative; box-sizing: border-box; width: ${SIZE.width}px; height: ${SIZE.height}px; margin: 0; padding: 120px 90px; overflow: hidden;
      background: ${brand.colours.theme}; color: #fff; font-family: brand }
    h1 { display: flex; align-items: center; gap: 28px; margin: 0; font-size: 104px; line-height: 150px }
    p { width: 680px; margin: 24px 0 0; font-size: 44px; line-height: 68px }
    .lotus { position: absolute; top: 110px; right: 70px; width: 360px; height: 360px }
    .border { position: absolute; bottom: 0; left: 0; width: 100%; height: 64px; background: url(${svgUrl(border)}) repeat-x left bottom / auto 64px }
  </style><h1><img src="${svgUrl(mark)}" width="112" height="112" alt="">${brand.name}</h1><p>${brand.motto}</p>
  <img class="lotus" src="${svgUrl(lotus)}" alt=""><div class="border"></div></html>`
}

export async function sharePng(pictures: SharePictures): Promise<Buffer> {
  const { executablePath, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, env, args: BROWSER_ARGS })
  try {
    const page = await browser.newPage({ viewport: SIZE })
    await page.setContent(await pageOf(pictures))
    await page.evaluate(() => document.fonts.ready)
    return await page.screenshot({ type: 'png' })
  } finally {
    await browser.close()
  }
}
