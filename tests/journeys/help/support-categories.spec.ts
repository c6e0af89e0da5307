/** Each of the twelve categories, from its tile to a ticket number. (ruling R24) */

import { choose, files, next, picture, writeAndSend } from '../support/help-form.ts'
import { expect, journey } from '../support/journey.ts'

const DEVICE = 'কোন ডিভাইসে'
const CONNECTION = 'কোন ইন্টারনেটে'
/** Each category with its fields beyond the description; the labels of ruling R24. */
const CATEGORIES: readonly { name: string; sentAs: string; asks: readonly string[]; hasFiles: boolean }[] = [
  {
    name: 'ক্লাসে যোগ দেওয়া',
    sentAs: 'class-joining',
    asks: ['কোন কোর্স', 'কোন ক্লাস', DEVICE, 'ব্রাউজার বা অ্যাপ', CONNECTION],
    hasFiles: true,
  },
  {
    name: 'লাইভ ক্লাস',
    sentAs: 'live-class',
    asks: ['কোন কোর্স', 'কোন ক্লাস', DEVICE, CONNECTION],
    hasFiles: true,
  },
  { name: 'কুইজ', sentAs: 'quiz', asks: ['কোন কোর্স', 'কোন মডিউল', 'কোন কুইজ'], hasFiles: true },
  { name: 'ব্যাচ', sentAs: 'batch', asks: ['কোন কোর্স', 'ফোন করে কথা'], hasFiles: false },
  {
    name: 'অ্যাসাইনমেন্ট',
    sentAs: 'assignment',
    asks: ['কোন কোর্স', 'কোন মডিউল', 'কোন অ্যাসাইনমেন্ট'],
    hasFiles: true,
  },
  {
    name: 'লাইভ টেস্ট',
    sentAs: 'live-test',
    asks: ['কোন কোর্স', 'কোন মডিউল', 'কোন টেস্ট', DEVICE],
    hasFiles: true,
  },
  {
    name: 'কোডিং টেস্ট',
    sentAs: 'coding-test',
    asks: ['কোন কোর্স', 'কোন মডিউল', 'কোন টেস্ট', DEVICE],
    hasFiles: true,
  },
  { name: 'মডিউল', sentAs: 'module', asks: ['কোন কোর্স', 'কোন মডিউল'], hasFiles: true },
  { name: 'প্রো ব্যাচ', sentAs: 'pro-batch', asks: ['কোন কোর্স', 'ফোন করে কথা'], hasFiles: false },
  {
    name: 'প্রি-রেকর্ডেড ভিডিও',
    sentAs: 'pre-recorded-video',
    asks: ['কোন কোর্স', 'কোন মডিউল', DEVICE, 'ব্রাউজার বা অ্যাপ', CONNECTION],
    hasFiles: true,
  },
  {
    name: 'ক্লাস রেকর্ডিং',
    sentAs: 'class-recording',
    asks: ['কোন কোর্স', 'কোন মডিউল', 'কোন ক্লাসের রেকর্ডিং', DEVICE, CONNECTION],
    hasFiles: true,
  },
  { name: 'ব্যক্তিগত সমস্যা', sentAs: 'personal-problem', asks: ['ফোন করে কথা'], hasFiles: false },
]
const EVERY_LABEL = [...new Set(CATEGORIES.flatMap(({ asks }) => asks))]

for (const { name, sentAs, asks, hasFiles } of CATEGORIES) {
  journey(`${name}: only its own fields, then a number`, async ({ app, sandbox }) => {
    const { page } = app
    await app.goto('/support')
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true })
    await next(page).click()
    await expect(page.getByRole('heading', { name: 'বিস্তারিত' })).toBeFocused()
    const field = (label: string) =>
      page
        .getByLabel(label)
        .or(page.getByRole('group', { name: label }))
        .first()
    for (const label of EVERY_LABEL) {
      // The label of the recording begins with "কোন ক্লাস" too.
      const isAsked = asks.some((own) => own.startsWith(label))
      await expect(field(label), label).toBeVisible({ visible: isAsked })
    }
    await expect(page.getByText('ছবি বা ভিডিও')).toBeVisible({ visible: hasFiles })
    if (hasFiles) {
      await choose(page, picture())
      await expect(files(page)).toContainText('যুক্ত হয়েছে')
    }
    const sent = await writeAndSend(page, sandbox, 'ঠিকমতো কাজ করছে না।')
    expect(sent.category).toBe(sentAs)
    expect(sent.fields['8']).toContain('ঠিকমতো কাজ করছে না।')
    expect(sent.files).toHaveLength(hasFiles ? 1 : 0)
  })
}
