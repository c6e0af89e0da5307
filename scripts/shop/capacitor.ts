/**
 * A Capacitor project: the client's files inside an app, for iOS, where no Trusted Web Activity exists. `npx cap
 * add` makes the native projects; what they must say about links is beside it. (docs/shop.md)
 */

import { formatJson, type ShopFiles } from './links.ts'
import type { ShopFacts } from './shop-facts.ts'

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** `../client` in a release, where this folder is `shop/capacitor`. */
const WEB_FOLDER = '../../client'

export function buildCapacitorConfig({ packageId, name, host, colours }: ShopFacts): string {
  return formatJson({
    appId: packageId,
    appName: name,
    webDir: WEB_FOLDER,
    backgroundColor: colours.background,
    // Android serves the files under the client's own origin, so that the API needs no other one.
    server: { hostname: host, androidScheme: 'https' },
    ios: { contentInset: 'automatic' },
    plugins: { SplashScreen: { backgroundColor: colours.background, launchFadeOutDuration: 300 } },
  })
}

function buildPackage({ latinName, version }: ShopFacts): string {
  return formatJson({
    name: `${latinName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-app`,
    version,
    private: true,
    scripts: {
      start: 'cap add android && cap add ios && npm run pictures && cap sync',
      pictures: 'capacitor-assets generate',
    },
    dependencies: {
      '@capacitor/android': '^7.0.0',
      '@capacitor/core': '^7.0.0',
      '@capacitor/ios': '^7.0.0',
      '@capacitor/splash-screen': '^7.0.0',
    },
    devDependencies: { '@capacitor/assets': '^3.0.5', '@capacitor/cli': '^7.0.0' },
  })
}

/** For the activity in `android/app/src/main/AndroidManifest.xml`. */
const buildIntentFilter = ({ host }: ShopFacts) => `${XML}<intent-filter
  xmlns:android="http://schemas.android.com/apk/res/android"
  android:autoVerify="true">
  <action android:name="android.intent.action.VIEW" />
  <category android:name="android.intent.category.DEFAULT" />
  <category android:name="android.intent.category.BROWSABLE" />
  <data android:scheme="https" android:host="${host}" />
</intent-filter>
`

/** For `ios/App/App/App.entitlements`. */
const buildEntitlements = ({ host }: ShopFacts) => `${XML}<plist version="1.0">
<dict>
  <key>com.apple.developer.associated-domains</key>
  <array>
    <string>applinks:${host}</string>
  </array>
</dict>
</plist>
`

export function buildCapacitorFiles(facts: ShopFacts): ShopFiles {
  return {
    'capacitor.config.json': buildCapacitorConfig(facts),
    'package.json': buildPackage(facts),
    'links/intent-filter.xml': buildIntentFilter(facts),
    'links/App.entitlements': buildEntitlements(facts),
  }
}
