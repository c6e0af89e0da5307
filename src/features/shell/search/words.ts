/** Texts of the search field in the bars. */

import { offers } from '#src/lib/features.ts'

export const words = {
  label: 'খুঁজুন',
  guestHint: 'কী শিখতে চান?',
  learnerHint: offers.notes ? 'কোর্স, ক্লাস বা নোট খুঁজুন' : 'কোর্স বা ক্লাস খুঁজুন',
  shortcut: 'খুঁজতে / চাপুন',
}
