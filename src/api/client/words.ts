/**
 * Messages of the client itself. The first two are fixed strings of the specification. (spec 8, ruling R2)
 */
export const words = {
  somethingWentWrong: 'Something Went Wrong!',
  noAccessToken: 'No access token received',
  sessionNotStored: 'আপনার ব্রাউজারে কুকি রাখা যাচ্ছে না। ব্রাউজারের সেটিংসে কুকি চালু করে আবার লগইন করুন।',
  rowsLeftOut: 'কিছু তথ্য পড়া যায়নি, বাকিটা দেখানো হচ্ছে।',
} as const
