/**
 * The ONE brand file: an owner who puts another name or colours on the product changes this file alone, and `npm run brand` makes the
 * theme, the icons, the manifest and the picture for sharing from it. No other file holds the name or these colours. (ruling R1)
 */

export interface SocialLink {
  network: 'facebook' | 'instagram' | 'linkedin' | 'youtube' | 'tiktok'
  /** The network's own name, Latin by ruling R2. */
  name: string
  href: string
}

export type AppPlatform = 'ios' | 'windows' | 'android'

export const brand = {
  name: 'কারিগর',
  /** Whose something is: the ending differs from name to name. */
  nameOf: 'কারিগরের',
  latinName: 'Karigor',
  /** The page title where a page has none of its own. (spec 1 Page title) */
  tagline: 'কারিগর – হাতে-কলমে শেখার অনলাইন ঠিকানা',
  /** Shown under the name in the footer, and as the description of pages without one. */
  description: 'অভিজ্ঞ পেশাজীবীদের সঙ্গে সরাসরি ক্লাস করুন, আসল প্রজেক্ট বানান, আর প্রতিটি ধাপে মেন্টরকে পাশে পান।',
  motto: 'হাতে-কলমে শেখার অনলাইন ঠিকানা।',
  /** Shade 8 of the primary ramp and 4 of the accent's: what pictures and icons are drawn in. */
  colours: { theme: '#034351', accent: '#FCB12B' },
  contact: {
    phone: '+8809600000000',
    email: 'support@karigor.example',
    address: 'হাউস ০০, রোড ০০, ঢাকা ১২০৫',
    hours: 'প্রতিদিন সকাল ১০টা থেকে রাত ১০টা',
  },
  /** Picture for sharing, a path below the client's address. */
  shareImage: '/share.png',
} as const

/** Ten shades each, from light to dark; `npm run brand -- --primary '#7A1F5C' --accent '#F2C14E'` writes them anew from one colour each. */
export const ramps = {
  primary: ['#ECF9FB', '#D3EEF4', '#ADDDE8', '#79C5D4', '#49A7BA', '#24889B', '#0E6E80', '#055868', '#034351', '#052F39'],
  accent: ['#FEF7E7', '#FDEBC4', '#FED990', '#FFC459', '#FCB12B', '#F29E10', '#C37811', '#9F5E11', '#7D480F', '#5D340C'],
} as const

/** Shades of the same two colours beside their ramps, mostly for the dark scheme. */
export const shades = {
  primary: { onHero2: '#CFE6EA', onFill: '#06222A', soft: '#12333B', softHover: '#173F49', softLine: '#1F4C57', ring: '#1B4650' },
  accent: { onAccent: '#2B1D06', soft: '#3B2D10', wash: '#241D0D', offline: '#FFF3D6', offlineDark: '#2E2410', thread: '#C39430' },
} as const

/** The five networks in the order in which they are shown. (spec 2, ruling R1) */
export const socialLinks: readonly SocialLink[] = [
  { network: 'facebook', name: 'Facebook', href: 'https://facebook.karigor.example/karigor' },
  { network: 'instagram', name: 'Instagram', href: 'https://instagram.karigor.example/karigor' },
  { network: 'linkedin', name: 'LinkedIn', href: 'https://linkedin.karigor.example/karigor' },
  { network: 'youtube', name: 'YouTube', href: 'https://youtube.karigor.example/karigor' },
  { network: 'tiktok', name: 'TikTok', href: 'https://tiktok.karigor.example/karigor' },
]

const APP_LINKS: Readonly<Record<AppPlatform, string>> = {
  ios: 'https://apps.karigor.example/ios',
  windows: 'https://apps.karigor.example/windows',
  android: 'https://apps.karigor.example/android',
}

/** The download address of the app; any platform other than ios or windows gets the android link. (spec 2 Download buttons, ruling R6) */
export function getAppLink(platform?: string): string {
  return platform === 'ios' || platform === 'windows' ? APP_LINKS[platform] : APP_LINKS.android
}

/** `page – brand`, or the tagline for a page without a title. (spec 1 Page title) */
export function formatPageTitle(title?: string): string {
  const own = title?.trim()
  return own ? `${own} – ${brand.name}` : brand.tagline
}

/** Puts a mark before the title of a tab: `(৩) নোটিশ – কারিগর`. `mark` begins with a digit. */
export function markTitle(title: string, mark: string | undefined): string {
  return mark === undefined ? title : `(${mark}) ${title}`
}

/** Removes the mark, leaving the title of {@link formatPageTitle} made it. */
export function unmarkTitle(title: string): string {
  return title.replace(/^\([০-৯][^)]*\) /, '')
}

/**
 * The mark: a jamdani motif on a rounded square, with four petals and a stitch between each two of them. Both paths are filled;
 * `centre` lies between the petals.
 */
export const logo = {
  viewBox: '0 0 34 34',
  radius: 9,
  ground: '#055868',
  petalColour: '#FFFFFF',
  petals:
    'M17 5.4l3.8 3.8L17 13l-3.8-3.8zM24.8 13.2l3.8 3.8-3.8 3.8-3.8-3.8zM17 21l3.8 3.8-3.8 3.8-3.8-3.8zM9.2 13.2L13 17l-3.8 3.8L5.4 17zM11.2 9.8l1.4 1.4-1.4 1.4-1.4-1.4zM22.8 9.8l1.4 1.4-1.4 1.4-1.4-1.4zM11.2 21.4l1.4 1.4-1.4 1.4-1.4-1.4zM22.8 21.4l1.4 1.4-1.4 1.4-1.4-1.4z',
  centreColour: brand.colours.accent,
  centre: 'M17 13.2l3.8 3.8-3.8 3.8-3.8-3.8z',
} as const
