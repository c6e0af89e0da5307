/** Draws a course's share picture in a browser, because only a browser shapes Bengali text reliably. */

import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { brand, logo } from '#src/lib/brand.ts'
import { LOGO } from '../brand/brand-files.ts'
import { BROWSER_ARGS, findBrowser } from '../browser/find-browser.ts'
import { escapeHtml, SHARE_FOLDER, SHARE_SIZE } from './head.ts'
import { removeFile, writeIfChanged } from './own-files.ts'

const toLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''

/** A picture shows nothing that changes daily, since networks cache pictures for a long time. */
export interface ShareCard {
  title: string
  category: string
  teacher: string
}

/** Part of every name: a new layout makes a new picture. */
const SHAPE = 1

function getCardName(card: ShareCard): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([SHAPE, brand.name, card]))
    .digest('hex')
    .slice(0, 12)
  return `${SHARE_FOLDER}/${digest}.png`
}

function readData(root: string, path: string, type: string): string {
  return `data:${type};base64,${readFileSync(join(root, path)).toString('base64')}`
}

function buildStyles(root: string): string {
  const font = (name: string, file: string) =>
    `@font-face{font-family:${name};font-weight:400 700;src:url(${readData(root, `src/ui/fonts/${file}.woff2`, 'font/woff2')})}`
  return [
    font('latin', 'anek-bangla-latin'),
    font('bengali', 'anek-bangla-bengali'),
    `*{margin:0;box-sizing:border-box}`,
    `body{width:${SHARE_SIZE.width}px;height:${SHARE_SIZE.height}px;font:400 34px/1.5 bengali,latin;color:#fff;background:${brand.colours.theme}}`,
    // The border of the brand's picture.
    `footer{position:absolute;inset:auto 0 0;height:64px;background:url(${readData(root, `public${brand.shareImage}`, 'image/png')}) bottom}`,
    'main{position:absolute;inset:0 90px 64px;display:flex;flex-direction:column;justify-content:center;gap:26px;padding-top:90px}',
    'header{position:absolute;top:56px;left:0;display:flex;gap:18px;align-items:center;font-size:40px;font-weight:700}',
    'svg{width:64px;height:64px}',
    `b{font-size:30px;font-weight:600;color:${brand.colours.accent}}`,
    'h1{font-size:68px;line-height:1.3;font-weight:700;text-wrap:balance;display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden}',
  ].join('\n')
}

const mark = `<svg viewBox="${logo.viewBox}">${LOGO}</svg>`

function buildCard({ title, category, teacher }: ShareCard): string {
  const line = (tag: string, text: string) => (text ? `<${tag}>${escapeHtml(text)}</${tag}>` : '')
  return `<main><header>${mark}${escapeHtml(brand.name)}</header>${line('h1', title)}${line('b', category)}${line('p', teacher)}</main><footer></footer>`
}

async function drawCard(page: Page, card: ShareCard): Promise<Buffer> {
  await page.locator('body').evaluate((body, html) => {
    body.innerHTML = html
    return document.fonts.ready
  }, buildCard(card))
  return page.screenshot({ type: 'png' })
}

export interface CardMaker {
  /**
   * The picture's name in the build; undefined when no browser could draw it, and the brand's picture is
   * used.
   */
  make: (card: ShareCard) => Promise<string | undefined>
  /** Removes the pictures that no page names, and reports problems in one line. */
  finish: () => Promise<string | undefined>
}

/**
 * Pictures are also stored beside the builds: the next build starts with an empty folder and takes them from
 * there.
 */
export function openCardMaker(root: string, folder: string): CardMaker {
  const made = new Set<string>()
  let opening: Promise<{ browser: Browser; page: Page }> | undefined
  let problem: string | undefined

  async function openPage() {
    const { executablePath, env } = await findBrowser()
    const browser = await chromium.launch({ executablePath, env, args: BROWSER_ARGS })
    const page = await browser.newPage({ viewport: SHARE_SIZE })
    await page.setContent(
      `<!doctype html><html lang="bn"><style>${buildStyles(root)}</style><body></body></html>`,
    )
    return { browser, page }
  }

  async function draw(name: string, card: ShareCard): Promise<void> {
    const { page } = await (opening ??= openPage())
    const body = await drawCard(page, card)
    mkdirSync(join(root, '.cache', SHARE_FOLDER), { recursive: true })
    writeFileSync(join(root, '.cache', name), body)
  }

  return {
    async make(card) {
      const name = getCardName(card)
      const stored = join(root, '.cache', name)
      if (problem === undefined && !existsSync(stored)) {
        await draw(name, card).catch(
          (error: unknown) => (problem = `No pictures for sharing were drawn: ${toLine(error)}`),
        )
      }
      if (!existsSync(stored)) return undefined
      writeIfChanged(folder, name, readFileSync(stored))
      made.add(name)
      return name
    },
    async finish() {
      await opening?.then(({ browser }) => browser.close()).catch(() => undefined)
      const gone = globSync(`${SHARE_FOLDER}/*.png`, { cwd: folder }).filter(
        (name) => !made.has(name.replaceAll('\\', '/')),
      )
      for (const name of gone) removeFile(folder, name)
      return problem
    },
  }
}
