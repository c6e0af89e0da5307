/** Texts of the lead form. */
export const words = {
  name: 'নাম',
  contact: 'মোবাইল নম্বর বা ইমেইল',
  contactHint: 'শুধু এই বিষয়ে কথা বলার জন্য; আর কাউকে দেওয়া হয় না।',
  contactWrong: 'সঠিক মোবাইল নম্বর বা ইমেইল দিন।',
  message: 'কী জানতে চান?',
  send: 'পাঠান',
  done: 'আপনার নম্বর পেয়েছি, ধন্যবাদ।',
  doneHint: 'একজন কাউন্সেলর দ্রুত আপনার সঙ্গে যোগাযোগ করবেন।',
  again: 'আরেকটি পাঠান',
} as const
