import { ENG_TERMS } from './terms-eng.ts'
import type { Words } from './words.ts'

export const ENG: Words = {
  ...ENG_TERMS,
  title: 'Menu check-up',
  about:
    '{shop}, {date}. What customers of the shop do not see or see wrongly, and what to change in the back office.',
  allFine: 'Nothing to change: customers see everything as it was meant.',
  levels: {
    lost: ['Customers do not get', 'not shown, cannot be ordered, or never open'],
    wrong: ['Shown wrongly', 'customers see it, but not as it was meant'],
    hint: ['Could be better', 'nothing is lost'],
  },
  codes: {
    noAnswer: ['{place}: the server does not give it ({why})', 'Tell the technical support: {call}'],
    refused: [
      '{place}: nothing of it can be read',
      'Tell the technical support: {call}; mend what is named below',
    ],
    dropped: ['is not shown: {field} is {sent}', 'Fill in {field}: {fix}'],
    repeated: [
      'is not shown: another one has the same id {sent}',
      'Give it an id of its own, or delete one of the two',
    ],
    repeatedSame: ['is there twice with one id {sent}', 'Delete the copy'],
    unread: ['{field} is {sent}, which nobody can read: taken as {read}', 'Fill in {field}: {fix}'],
    priceAsText: [
      'the price is sent as text, not as a number',
      'It is read; better send {field} as a number',
    ],
    noName: ['is not shown: it has no name', 'Write its name'],
    unnamedOption: ['a choice is not shown: it has no name', 'Write the name of the choice'],
    unnamedShelf: ['has no name: customers see a general one', 'Write its name'],
    groupCannotBeMet: [
      'cannot be ordered: {wants} must be chosen, only {has} can be',
      'Lower the minimum, raise the maximum, or switch more choices on',
    ],
    noCategory: ['is not shown: there is no category {sent}', 'Put it into a category that is there'],
    noBranch: ['is not shown: no branch has it', 'Add it to the branches that sell it'],
    channelMisspelt: ['is not shown: its channels are {sent}', 'Write the channels in capitals: WEB, TG'],
    free: ['costs nothing', 'Write its price, if it is not a gift'],
    discountTakesAll: [
      'has a discount of {sent}: its whole price, or more',
      'Lower the discount; it is in soʻm',
    ],
    emptyCategory: ['is not shown: no dish is in it', 'Add dishes, or delete it'],
    noTranslation: [
      '{what}: not in {language}; customers of it read another language',
      'Add the {language} text',
    ],
    neverOpen: ['is never open in the next month', 'Check the hours, the days off and the holidays'],
    neverDelivers: [
      'never delivers: the couriers’ hours are {sent}',
      'Set the couriers’ hours within the opening hours, as 10:00',
    ],
    daysUnread: ['is closed on {day}: the hours cannot be read', 'Write the hours as 09:00'],
    neverCooked: [
      'cannot be ordered at any time: its hours cannot be read',
      'Write the hours as 09:00, or leave them empty',
    ],
    noBranches: ['no branch is shown', 'Switch a branch on'],
    serviceNowhere: [
      '{service} is on, but no branch offers it',
      'Switch it on at a branch, or off in the settings',
    ],
    merchantOff: ['the shop is switched off', 'Switch it on when it is to open'],
    noLanguage: ['no language is on: the shop is in Uzbek', 'Switch on the languages of the shop'],
    mainLanguageOff: ['the main language is {language}, which is off', 'Choose a main language that is on'],
    noService: ['no service is on: the shop offers delivery', 'Switch on delivery, pickup or tables'],
    noPayment: ['no way to pay is left', 'Switch on a payment method for the site'],
    paymentWithoutMethod: [
      '{type} is on, but there is no such payment method',
      'Add the method, or switch {type} off',
    ],
    pageWithoutText: ['the page “{page}” is on and empty', 'Write its text, or switch the page off'],
    listEmpty: ['{place}: on, but there are none', 'Add some, or switch them off'],
    linkEmpty: ['{field} is on and empty: customers do not see it', 'Fill it in, or switch it off'],
    linkNowhere: [
      '{field} is {sent}, which leads nowhere: customers do not see it',
      'Write the whole address or number',
    ],
    targetNowhere: ['pressing it does nothing: {type} {sent} is not there', 'Choose what it leads to'],
    keyMissing: ['{what} is on, but its key is missing', 'Write {field}, or switch it off'],
    needsAnother: [
      '{field}: on, but customers see nothing of it without {needed}',
      'Switch on {needed}, or switch this off',
    ],
    promoOver: ['is over since {sent}, and still on', 'Switch it off, or give it a new date'],
    promoUnread: ['cannot be used: {field} cannot be read', 'Write the date as 2026-12-31'],
    pictureMissing: ['the picture {sent} does not load ({status})', 'Upload it again'],
    pictureNoImage: ['the picture {sent} is no picture ({type})', 'Upload a JPEG, PNG or WebP'],
    pictureBig: ['the picture {sent} is {size} MB', 'Make it smaller than 1 MB'],
    pictureSlow: ['the picture {sent} does not come in time', 'Upload it again, smaller'],
    pictureAddress: [
      'the picture {sent} has an address that is not shown',
      'Upload it, or give an https address',
    ],
  },
  nothing: 'empty',
  more: 'and {count} more',
  todo: 'What to do:',
}
