/** Texts of the search field in the bars. */
export const words = {
  label: 'খুঁজুন',
  guestHint: 'কী শিখতে চান?',
  learnerHint: 'কোর্স, ক্লাস বা নোট খুঁজুন',
  shortcut: 'খুঁজতে / চাপুন',
}
