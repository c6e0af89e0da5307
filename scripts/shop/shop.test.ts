/** The files of the apps are what Bubblewrap, Gradle, Android and Apple read. (docs/shop.md) */

import { JSDOM } from 'jsdom'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { brand } from '#src/lib/brand.ts'
import { buildWebManifest } from '../brand/brand-files.ts'
import { projectRoot } from '../script.ts'
import { buildWellKnown } from './links.ts'
import { countVersion, listShopFaults, readShopFacts, type ShopFacts, turnHost } from './shop-facts.ts'
import { buildTwaFiles } from './twa.ts'

const PRINT = Array.from({ length: 32 }, () => 'AB').join(':')
const facts: ShopFacts = {
  ...readShopFacts(projectRoot),
  host: 'learn.example.com',
  packageId: 'com.example.learn',
  // In XML, in a string of Android and in JSON each of these would end something.
  name: `Ma's "শেখা" & <ঘর>`,
  fingerprints: [PRINT],
  appleTeam: 'A1B2C3D4E5',
}
const manifest = JSON.parse(buildWebManifest()) as Parameters<typeof buildTwaFiles>[1]
const twa = buildTwaFiles(facts, manifest)

const { DOMParser } = new JSDOM('').window as typeof globalThis
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')
const ANDROID = 'http://schemas.android.com/apk/res/android'

const Url = v.pipe(v.string(), v.url(), v.startsWith('https://learn.example.com/'))
const Colour = v.pipe(v.string(), v.regex(/^#[0-9A-F]{6}$/i))
/** The fields that Bubblewrap's `TwaManifest` reads. */
const TwaManifest = v.strictObject({
  packageId: v.literal('com.example.learn'),
  host: v.literal('learn.example.com'),
  name: v.string(),
  launcherName: v.string(),
  display: v.picklist(['standalone', 'minimal-ui', 'fullscreen', 'fullscreen-sticky']),
  orientation: v.picklist(['default', 'any', 'natural', 'portrait', 'landscape']),
  themeColor: Colour,
  themeColorDark: Colour,
  navigationColor: Colour,
  navigationColorDark: Colour,
  navigationDividerColor: Colour,
  navigationDividerColorDark: Colour,
  backgroundColor: Colour,
  enableNotifications: v.boolean(),
  enableSiteSettingsShortcut: v.boolean(),
  startUrl: v.pipe(v.string(), v.startsWith('/')),
  iconUrl: Url,
  maskableIconUrl: Url,
  splashScreenFadeOutDuration: v.number(),
  signingKey: v.strictObject({ path: v.string(), alias: v.string() }),
  appVersion: v.string(),
  appVersionCode: v.pipe(v.number(), v.integer(), v.minValue(1)),
  shortcuts: v.array(
    v.strictObject({ name: v.string(), shortName: v.string(), url: Url, chosenIconUrl: Url }),
  ),
  shareTarget: v.object({
    action: v.literal('/shared-files'),
    method: v.literal('POST'),
    enctype: v.literal('multipart/form-data'),
    params: v.object({ files: v.array(v.object({ name: v.string(), accept: v.array(v.string()) })) }),
  }),
  fallbackType: v.picklist(['customtabs', 'webview']),
  generatorApp: v.string(),
  webManifestUrl: Url,
  fingerprints: v.array(v.strictObject({ value: v.string() })),
  minSdkVersion: v.number(),
})

test('the manifest of Bubblewrap has its fields and nothing else', () => {
  const read = v.parse(TwaManifest, JSON.parse(twa['twa-manifest.json'] ?? ''))
  expect(read.fingerprints).toEqual([{ value: PRINT }])
  expect(read.shortcuts).toHaveLength(manifest.shortcuts.length)
})

test.each(Object.entries(twa).filter(([path, text]) => text.startsWith('<?xml') || path.endsWith('.xml')))(
  '%s is well-formed',
  (_path, xml) => {
    expect(parse(xml).querySelector('parsererror')?.textContent).toBeUndefined()
  },
)

test('the Android app opens links of the host, takes shares, and names the package once for all', () => {
  const app = parse(twa['app/src/main/AndroidManifest.xml'] ?? '')
  const read = (selector: string, name: string) =>
    [...app.querySelectorAll(selector)].map((each) => each.getAttributeNS(ANDROID, name))
  expect(read('intent-filter > action', 'name')).toEqual([
    'android.intent.action.MAIN',
    'android.intent.action.VIEW',
    'android.intent.action.SEND',
    'android.intent.action.SEND_MULTIPLE',
    'android.support.customtabs.trusted.TRUSTED_WEB_ACTIVITY_SERVICE',
  ])
  expect(read('data[*|host]', 'host')).toEqual(['learn.example.com'])
  expect(read('provider', 'authorities')).toEqual(['com.example.learn.files'])
  const strings = parse(twa['app/src/main/res/values/strings.xml'] ?? '')
  // Android takes the backslashes away.
  const find = (name: string) =>
    strings.querySelector(`[name="${name}"]`)?.textContent?.replaceAll(/\\(.)/g, '$1') ?? ''
  expect(find('app_name')).toBe(facts.name)
  expect(JSON.parse(find('share_target'))).toEqual(manifest.share_target)
  expect(JSON.parse(find('asset_statements'))[0].target.site).toBe('https://learn.example.com')
  expect(twa['app/build.gradle']).toContain("applicationId 'com.example.learn'")
})

test('the host names the app as soon as somebody knows its signature', () => {
  const files = buildWellKnown(facts)
  expect(JSON.parse(files['.well-known/assetlinks.json'] ?? '')[0].target).toEqual({
    namespace: 'android_app',
    package_name: 'com.example.learn',
    sha256_cert_fingerprints: [PRINT],
  })
  expect(
    JSON.parse(files['.well-known/apple-app-site-association'] ?? '').applinks.details[0].appIDs,
  ).toEqual(['A1B2C3D4E5.com.example.learn'])
  expect(buildWellKnown({ ...facts, fingerprints: [], appleTeam: '' })).toEqual({})
})

test('without a package of its own the app has that of the host', () => {
  expect(readShopFacts(projectRoot)).toMatchObject({ packageId: 'example.karigor', name: brand.name })
  expect(turnHost('my-learn.1a.example.com')).toBe('com.example.n1a.my_learn')
  expect([countVersion('0.1.0'), countVersion('1.4.12')]).toEqual([100, 10_412])
})

test('what no shop takes is refused', () => {
  expect(listShopFaults(facts)).toEqual([])
  const bad = { ...facts, packageId: 'Learn', fingerprints: ['ab:cd'], appleTeam: 'team' }
  expect(listShopFaults(bad)).toHaveLength(3)
})
