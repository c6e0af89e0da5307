/**
 * A Trusted Web Activity: the client as it is on its host, in an Android app around Chrome. `twa-manifest.json`
 * is for Bubblewrap; the Gradle project beside it builds without it. (docs/shop.md)
 */

import { paths } from '#src/lib/paths.ts'
import { escapeHtml } from '../prerender/head.ts'
import { buildAssetLinks, formatJson, type ShopFiles } from './links.ts'
import type { ShopFacts } from './shop-facts.ts'

interface WebManifest {
  shortcuts: readonly { name: string; url: string }[]
  share_target: { params: { files: readonly { accept: readonly string[] }[] } }
}

const HELPER = 'com.google.androidbrowserhelper'
const TRUSTED = 'android.support.customtabs.trusted'
const START = `${paths.dashboard()}?source=app`

export function buildTwaManifest(facts: ShopFacts, manifest: WebManifest): string {
  const { host, packageId, name, version, versionCode, fingerprints, colours } = facts
  const at = (path: string) => `https://${host}${path}`
  return formatJson({
    packageId,
    host,
    name,
    launcherName: name,
    display: 'standalone',
    orientation: 'default',
    themeColor: colours.theme,
    themeColorDark: colours.dark,
    navigationColor: colours.background,
    navigationColorDark: colours.dark,
    navigationDividerColor: colours.background,
    navigationDividerColorDark: colours.dark,
    backgroundColor: colours.background,
    enableNotifications: true,
    enableSiteSettingsShortcut: true,
    startUrl: START,
    iconUrl: at('/icons/icon-512.png'),
    maskableIconUrl: at('/icons/maskable-512.png'),
    splashScreenFadeOutDuration: 300,
    signingKey: { path: './android.keystore', alias: 'android' },
    appVersion: version,
    appVersionCode: versionCode,
    shortcuts: manifest.shortcuts.map(({ name: shortcut, url }) => ({
      name: shortcut,
      shortName: shortcut,
      url: at(url),
      chosenIconUrl: at('/icons/icon-192.png'),
    })),
    shareTarget: manifest.share_target,
    fallbackType: 'customtabs',
    generatorApp: 'bubblewrap-cli',
    webManifestUrl: at('/manifest.webmanifest'),
    fingerprints: fingerprints.map((value) => ({ value })),
    minSdkVersion: 23,
  })
}

const XML = '<?xml version="1.0" encoding="utf-8"?>\n'
const meta = (name: string, value: string, kind: 'value' | 'resource' = 'value') =>
  `<meta-data android:name="${name}" android:${kind}="${value}" />`

/** A share arrives as an intent, which the helper sends on as the form that the web manifest describes. */
function buildShareFilter({ share_target: target }: WebManifest): string {
  const types = target.params.files.flatMap(({ accept }) => accept)
  return ['SEND', 'SEND_MULTIPLE']
    .map(
      (action) => `
      <intent-filter>
        <action android:name="android.intent.action.${action}" />
        <category android:name="android.intent.category.DEFAULT" />
        ${types.map((type) => `<data android:mimeType="${type}" />`).join('\n        ')}
      </intent-filter>`,
    )
    .join('')
}

export function buildAndroidManifest({ packageId, host }: ShopFacts, manifest: WebManifest): string {
  return `${XML}<manifest xmlns:android="http://schemas.android.com/apk/res/android">
  <application
    android:allowBackup="false"
    android:icon="@mipmap/ic_launcher"
    android:label="@string/app_name"
    android:supportsRtl="true"
    android:theme="@style/Start">
    ${meta('asset_statements', '@string/asset_statements', 'resource')}
    <activity
      android:name="${HELPER}.trusted.LauncherActivity"
      android:alwaysRetainTaskState="true"
      android:exported="true"
      android:label="@string/app_name">
      ${meta(`${TRUSTED}.DEFAULT_URL`, `https://${host}${START}`)}
      ${meta(`${TRUSTED}.STATUS_BAR_COLOR`, '@color/theme', 'resource')}
      ${meta(`${TRUSTED}.NAVIGATION_BAR_COLOR`, '@color/background', 'resource')}
      ${meta(`${TRUSTED}.SPLASH_IMAGE_DRAWABLE`, '@drawable/splash', 'resource')}
      ${meta(`${TRUSTED}.SPLASH_SCREEN_BACKGROUND_COLOR`, '@color/background', 'resource')}
      ${meta(`${TRUSTED}.SPLASH_SCREEN_FADE_OUT_DURATION`, '300')}
      ${meta(`${TRUSTED}.FILE_PROVIDER_AUTHORITY`, `${packageId}.files`)}
      ${meta(`${TRUSTED}.METADATA_SHARE_TARGET`, '@string/share_target', 'resource')}
      <intent-filter>
        <action android:name="android.intent.action.MAIN" />
        <category android:name="android.intent.category.LAUNCHER" />
      </intent-filter>
      <intent-filter android:autoVerify="true">
        <action android:name="android.intent.action.VIEW" />
        <category android:name="android.intent.category.DEFAULT" />
        <category android:name="android.intent.category.BROWSABLE" />
        <data android:scheme="https" android:host="${host}" />
      </intent-filter>${buildShareFilter(manifest)}
    </activity>
    <activity
      android:name="${HELPER}.trusted.WebViewFallbackActivity"
      android:configChanges="orientation|screenSize" />
    <activity android:name="${HELPER}.trusted.FocusActivity" />
    <service
      android:name="${HELPER}.trusted.DelegationService"
      android:enabled="true"
      android:exported="true">
      <intent-filter>
        <action android:name="${TRUSTED}.TRUSTED_WEB_ACTIVITY_SERVICE" />
        <category android:name="android.intent.category.DEFAULT" />
      </intent-filter>
    </service>
    <provider
      android:name="androidx.core.content.FileProvider"
      android:authorities="${packageId}.files"
      android:exported="false"
      android:grantUriPermissions="true">
      ${meta('android.support.FILE_PROVIDER_PATHS', '@xml/file_paths', 'resource')}
    </provider>
  </application>
</manifest>
`
}

/** In a string of Android: quotes and apostrophes with a backslash. */
const escapeString = (text: string) =>
  escapeHtml(
    text
      .replaceAll('\\', '\\\\')
      .replaceAll('"', '\\"')
      .replaceAll("'", String.raw`\'`),
  )

function buildStrings({ name, host }: ShopFacts, manifest: WebManifest): string {
  const statement = [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'web', site: `https://${host}` },
    },
  ]
  const strings = {
    app_name: name,
    asset_statements: JSON.stringify(statement),
    share_target: JSON.stringify(manifest.share_target),
  }
  const rows = Object.entries(strings).map(
    ([key, text]) => `  <string name="${key}" translatable="false">${escapeString(text)}</string>`,
  )
  return `${XML}<resources>\n${rows.join('\n')}\n</resources>\n`
}

function buildResources(facts: ShopFacts, manifest: WebManifest): ShopFiles {
  const at = 'app/src/main/res'
  const colours = ({ theme, background }: { theme: string; background: string }) =>
    `${XML}<resources>\n  <color name="theme">${theme}</color>\n  <color name="background">${background}</color>\n</resources>\n`
  const { theme, background, dark } = facts.colours
  return {
    [`${at}/values/strings.xml`]: buildStrings(facts, manifest),
    [`${at}/values/colors.xml`]: colours({ theme, background }),
    [`${at}/values-night/colors.xml`]: colours({ theme: dark, background: dark }),
    [`${at}/values/styles.xml`]: `${XML}<resources>\n  <style name="Start" parent="@android:style/Theme.Translucent.NoTitleBar" />\n</resources>\n`,
    [`${at}/xml/file_paths.xml`]: `${XML}<paths>\n  <files-path name="twa_splash" path="twa_splash/" />\n</paths>\n`,
  }
}

export function buildTwaFiles(facts: ShopFacts, manifest: WebManifest): ShopFiles {
  const { packageId, version, versionCode } = facts
  return {
    'twa-manifest.json': buildTwaManifest(facts, manifest),
    'assetlinks.json': buildAssetLinks(facts),
    'settings.gradle': `pluginManagement { repositories { google(); mavenCentral(); gradlePluginPortal() } }
dependencyResolutionManagement { repositories { google(); mavenCentral() } }
rootProject.name = '${packageId}'
include ':app'
`,
    'build.gradle': `plugins { id 'com.android.application' version '8.7.3' apply false }\n`,
    'gradle.properties': 'android.useAndroidX=true\norg.gradle.jvmargs=-Xmx2g\n',
    'app/build.gradle': `plugins { id 'com.android.application' }

android {
  namespace '${packageId}'
  compileSdk 35
  defaultConfig {
    applicationId '${packageId}'
    minSdk 23
    targetSdk 35
    versionCode ${versionCode}
    versionName '${version}'
  }
}

dependencies { implementation '${HELPER}:androidbrowserhelper:2.6.2' }
`,
    'app/src/main/AndroidManifest.xml': buildAndroidManifest(facts, manifest),
    ...buildResources(facts, manifest),
  }
}
