import { describe, expect, it } from 'vitest'
import { findOtp } from './otp.ts'

describe('codes in pasted text', () => {
  it.each([
    ['246810', '246810'],
    ['২৪৬৮১০', '246810'],
    [' 246 810 ', '246810'],
    ['246-810', '246810'],
    ['আপনার কারিগর ওটিপি ২৪৬৮১০। ৫ মিনিট কার্যকর।', '246810'],
    ['<#> 246810 is your OTP', '246810'],
    ['Ref 123456, code: 654321', '654321'],
    ['কোড 246810 5 মিনিট', '246810'],
    ['@karigor.example #246810', '246810'],
    ['সাহায্য: 01712345678। কোড 246810', '246810'],
    ['Order 778899: your code is 246810', '246810'],
    ['Your OTP for order 123456 is 246810', '246810'],
    ['TrxID 998877 OTP 246810 Ref: 111222', '246810'],
    ['লেনদেন নম্বর ৫৫৬৬৭৭। ওটিপি ২৪৬৮১০', '246810'],
    ['246810 is your code. Ref 111222', '246810'],
    ['Call 999888 for help. Code: 246810', '246810'],
    ['246810, 246810', '246810'],
    ['246810 is your verification code. Valid till 241126', '246810'],
    ['246810 is your Karigor verification code, valid until 26.11.26', '246810'],
    ['Your code 246810 expires on 241126', '246810'],
    ['Date: 241126 OTP 246810', '246810'],
    ['ওটিপি ২৪৬৮১০, মেয়াদ ২৪১১২৬', '246810'],
    ['Valid till 241126: your code is 246810', '246810'],
    ['246810 or 135790', undefined],
    ['Ref 123456', undefined],
    ['12345', undefined],
    ['1234567', undefined],
    ['01712-345678', undefined],
    ['+880 171 234 5678', undefined],
    ['৳১২,৩৪,৫৬৭', undefined],
    ['', undefined],
  ])('%j holds %s', (text, code) => expect(findOtp(text)).toBe(code))
})
