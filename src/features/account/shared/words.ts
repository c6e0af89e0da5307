/** Words of the profile's form and of the export of own data. */

export const words = {
  studyTimes: { morning: 'সকালে', noon: 'দুপুরে', evening: 'সন্ধ্যায়', night: 'রাতে' },
}
