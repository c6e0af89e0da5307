import { describe, expect, it } from 'vitest'
import { chooseLatinName, isSameName } from './same-name.ts'

describe('a name in Latin letters', () => {
  it.each([
    ['রহমান', 'Rahman Rohman Rahaman Rehman Rahmaan'],
    ['মোঃ', 'Md Md. Mohammad Muhammad Mohammed Mohd'],
    ['মো.', 'Md. Mohammad'],
    ['মোহাম্মদ', 'Mohammad Muhammad Mohammed Md.'],
    ['মোছাঃ', 'Mst. Mosammat Most.'],
    ['হোসেন', 'Hossain Hosen Hussain Hosain Hossen Hussein'],
    ['চৌধুরী', 'Chowdhury Choudhuri Chaudhury Choudhury Chowdhuri'],
    ['নুসরাত', 'Nusrat Nusraat Nusrath Nushrat'],
    ['জাহান', 'Jahan Zahan Jahaan'],
    ['আক্তার', 'Akter Aktar Akhter'],
    ['তানভীর', 'Tanvir Tanveer Tanbir'],
    ['ফারহানা', 'Farhana Ferhana'],
    ['সাব্বির', 'Sabbir Shabbir Sabbeer'],
    ['শ্রাবণী', 'Srabani Shraboni Sraboni'],
    ['ভবেশ', 'Bhabesh Vabesh Bhobesh'],
    ['হক', 'Haque Hoque Huq Haq Hok'],
    ['রফিকুল', 'Rafiqul Rafikul Rofiqul'],
    ['সৈয়দ', 'Syed Sayed Saiyad'],
    ['রোকেয়া', 'Rokeya Rokea Rukaiya'],
    ['সুমাইয়া', 'Sumaiya Sumaya'],
    ['ইউসুফ', 'Yusuf Yousuf Eusuf'],
    ['আনোয়ার', 'Anwar Anowar Anoar'],
    ['ওয়াহিদ', 'Wahid Oahid Waheed'],
    ['নাঈম', 'Nayeem Naim Nayem'],
    ['মাহজাবিন', 'Mahjabin Mehjabin Mahjabeen Mahzabin'],
    ['স্বপ্না', 'Swapna Shopna Sopna'],
    ['লক্ষ্মী', 'Lakshmi Laxmi Lokkhi'],
    ['জয়', 'Joy Jay Zoy'],
    ['শুভ', 'Shubho Shuvo Subho'],
    ['ভূঁইয়া', 'Bhuiyan Bhuiya'],
    ['শেখ', 'Sheikh Shaikh Sk'],
    ['পাল', 'Paul Pal'],
    ['রায়', 'Roy Ray'],
  ])('%s may be spelt %s', (bengali, spellings) =>
    expect(spellings.split(' ').filter((latin) => !isSameName(bengali, latin))).toEqual([]),
  )

  it.each([
    ['নুসরাত জাহান', 'Nusrat Jahan', 'Nusraat Zahan'],
    ['মোঃ রাকিব হোসেন', 'Md. Rakib Hossain', 'Mohammad Rakib Hosen', 'Md.Rakib Hossain'],
    ['এ. কে. এম. ফজলুল হক', 'A. K. M. Fazlul Haque'],
    ['আল-আমিন', 'Al-Amin', 'Al Amin'],
    ['ড. মৌসুমী দাস', 'Dr. Mousumi Das'],
    ['Rakib হাসান', 'Rakib Hasan'],
  ])('%s has all of these', (bengali, ...spellings) =>
    expect(spellings.filter((latin) => !isSameName(bengali, latin))).toEqual([]),
  )

  it.each([
    ['নুসরাত জাহান', 'Israt Jahan'],
    ['নুসরাত জাহান', 'Nusrat Khan'],
    ['নুসরাত জাহান', 'Jahan Nusrat'],
    ['নুসরাত জাহান', 'Nusrat'],
    ['নুসরাত জাহান', 'Nusrat Jahan Khan'],
    ['নুসরাত জাহান', 'Dr Nusrat Jahan'],
    ['নুসরাত জাহান', 'Nusrat Jahan PhD'],
    ['নুসরাত জাহান', 'SOME BODY'],
    ['নুসরাত জাহান', 'Nusrat\u202e Jahan'],
    ['নুসরাত জাহান', 'নুসরাত জাহান'],
    ['নুসরাত জাহান', ''],
    ['রহিম', 'Karim'],
    ['রহিম', 'Raham'],
    ['সাকিব হাসান', 'Sajid Hasan'],
    ['সাকিব হাসান', 'Sakib Hossain'],
    ['রেজা', 'Rana'],
    ['রহমান হোসেন', 'Dr Rahman Hossain MD'],
    ['কামাল উদ্দিন', 'Kamil Uddin'],
    ['কামাল উদ্দিন', 'Jamal Uddin'],
    ['ফারহানা আক্তার', 'Farzana Akter'],
    ['ফারহানা আক্তার', 'Prof. Some Body'],
    ['তানভীর হাসান', 'Tanvir Hossain'],
    ['মোঃ রাকিব', 'Mst. Rakib'],
    ['সালমা বেগম', 'Salman Begum'],
    ['আরিফ', 'Sharif'],
    ['Rakib Hasan', 'Rakib Hassan'],
  ])('%s is not %s', (bengali, latin) => expect(isSameName(bengali, latin)).toBe(false))

  it('is printed as kept only where it is one of that name', () => {
    expect(chooseLatinName('নুসরাত জাহান', 'Nusraat Zahan')).toBe('Nusraat Zahan')
    expect(chooseLatinName('নুসরাত জাহান', 'SOME BODY')).toBe('Nusrat Jahan')
    expect(chooseLatinName('Rakib Hasan', 'Some Body')).toBe('Rakib Hasan')
  })
})
