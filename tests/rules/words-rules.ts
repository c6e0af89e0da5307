/** Keeps Bengali text in its files and in its register. (ruling R2) */

import { isTest, type SourceFile } from './source-tree.ts'

const BENGALI = /[\u0980-\u09ff]/

export function placeOfWordsFaults(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      (file) =>
        file.path.startsWith('src/') &&
        file.path.endsWith('.tsx') &&
        !isTest(file) &&
        BENGALI.test(file.code),
    )
    .map(({ path }) => `${path}: Bengali text stands in words.ts`)
}

/** Forms of তুমি and তুই: the product says আপনি. */
const TOO_FAMILIAR = new Set(
  'তুমি তোমার তোমাকে তোমরা তোমাদের তোমাতে তুই তোর তোকে তোরা করো যাও দাও দেখো শেখো লেখো পড়ো খোলো বলো রাখো শোনো শুনো বসো জানাও পাঠাও দেখাও এগোও চালাও বানাও পারো চাও করছো করেছো'
    .split(' ')
    .map((word) => word.normalize('NFC')),
)

/** One thing has one name: wrong forms, and the form of the glossary or the pictures. */
const OTHERWISE = [
  ['কীবোর্ড', 'কিবোর্ড'],
  ['ই-মেইল', 'ইমেইল'],
  ['ফেরত নীতি', 'রিফান্ড নীতি'],
  ['সিট বাকি', 'আসন বাকি'],
  ['মডিউল সম্পূর্ণ করুন', 'মডিউল শেষ করুন'],
  ['ছাপুন', 'প্রিন্ট করুন'],
  ['ফাইলটি নামিয়ে', 'ফাইলটি ডাউনলোড করে'],
  ['নামানো ফাইল', 'ডাউনলোড করা ফাইল'],
  [' নামান', ' ডাউনলোড করুন'],
  ['সংরক্ষণ', 'সেভ'],
  ['সম্পাদনা', 'এডিট'],
  ['মেগাবাইট', 'এমবি'],
  ['যাচাই করে দেখি', 'দেখে নিই'],
  ['বলে ধরুন', 'হয়েছে'],
  ['শুভ ভোর', 'শুভ সকাল'],
  ['শুভ রাত', 'শুভ সন্ধ্যা'],
  ['সংযোগ নেই', 'ইন্টারনেট নেই'],
  ['সংযোগ ফির', 'ইন্টারনেট ফির'],
  ['লাইন নেই', 'ইন্টারনেট নেই'],
  ['লাইন এলে', 'ইন্টারনেট এলে'],
  ['লাইনের অপেক্ষা', 'ইন্টারনেটের অপেক্ষা'],
  ['কী কী জানাব', 'নোটিফিকেশন সেটিংস'],
  ['আপডেট রাখা', 'আপডেট সেভ'],
  ['নোট রাখুন', 'নোট সেভ করুন'],
  ['এই পাতা', 'এই পেজ'],
  ['প্রথম পাতা', 'প্রথম পেজ'],
  ['নাম পাকা', 'নাম চূড়ান্ত'],
  ['আঁকা মুখ', 'আঁকা ছবি'],
  ['ব্যর্থ ডাক', 'ব্যর্থ অনুরোধ'],
  ['ধারা অটুট', 'টানা শেখা'],
  ['এই সময়ে আনুন', 'এই সময়ে বদলান'],
  ['নকল কর', 'কপি কর'],
].map((pair) => pair.map((word) => word.normalize('NFC')))

/** A mark before its full mark: `${n(mark)}/`. */
const HAND_MARK = /(?:\(\w*[mM]arks?\)\}|–) ?\/ ?\$\{/gu

export function registerFaults(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /(^|\/|-)words\.ts$/.test(path))
    .flatMap(({ path, code }) => {
      const text = code.normalize('NFC')
      const words = text.match(/[\u0980-\u09ff]+/g) ?? []
      return [
        ...words
          .filter((word) => TOO_FAMILIAR.has(word))
          .map((word) => `${path}: “${word}” is not the আপনি register`),
        // Ordinals differ (৪র্থ, ২৩তম) and names take their case ending without a hyphen, so both have a function.
        ...[...code.matchAll(/\$\{(?:\w+\()?(?:no|rank|place|try)\)?\}(?:য়|ম|র্থ|তম)/gu)].map(
          ([found]) => `${path}: “${found}”: ordinals go through lib/bn`,
        ),
        ...[...code.matchAll(/\$\{(?:\w+\.)?name\}-(?:কে|এর|র)/gu)].map(
          ([found]) => `${path}: “${found}”: names go through lib/person-name`,
        ),
        ...[...code.matchAll(/\}%/gu)].map(() => `${path}: percentages go through formatPercent of lib/bn`),
        ...[...code.matchAll(HAND_MARK)].map(
          ([found]) => `${path}: “${found}”: marks go through formatMark of lib/bn`,
        ),
        ...OTHERWISE.filter(([other = '']) => text.includes(other)).map(
          ([other, own]) => `${path}: “${other}” is called “${own}” here`,
        ),
      ]
    })
}
