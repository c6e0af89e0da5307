/** Why a username is rejected, for both forms and the server. */

import type { UsernameFault } from './username.ts'

export const usernameFaults: Readonly<Record<UsernameFault, string>> = {
  hyphens: 'শুরুতে বা শেষে হাইফেন, বা পরপর দুটি হাইফেন রাখা যায় না।',
  digits: 'শুধু সংখ্যা দেওয়া যায় না, অন্তত একটি ইংরেজি অক্ষর রাখুন।',
  reserved: 'এই ইউজারনেমটি রাখা যায় না। নিজের নাম থেকে একটি বেছে নিন।',
}
