/** Words that several subjects of the account share. */

export const words = {
  unnamedDevice: 'অজানা ডিভাইস',
  studyTimes: { morning: 'সকালে', noon: 'দুপুরে', evening: 'সন্ধ্যায়', night: 'রাতে' },
}
