import type { English } from '../types.ts';
import type zh from '../zh-CN/form.ts';

export default {
  choose: 'Please choose',
  phoneHint: 'Numbers from abroad begin with + and the country’s code.',
  certificateType: 'Document',
  certificate: {
    idcard: 'Resident identity card',
    passport: 'Passport',
    residence: 'Residence permit',
  },
  fault: {
    empty: 'Please fill in: {{label}}.',
    emptyChoice: 'Please choose: {{label}}.',
    long_one: '{{label}}: one character at most.',
    long_other: '{{label}}: {{count}} characters at most.',
    short_one: '{{label}}: one character at least.',
    short_other: '{{label}}: {{count}} characters at least.',
    pattern: '{{label}}: that form is not right. Please check it.',
    number: '{{label}}: a number, such as 12 or 3.5.',
    low: '{{label}}: no less than {{count}}.',
    high: '{{label}}: no more than {{count}}.',
    date: '{{label}}: a day, such as 2001-05-20.',
    early: '{{label}}: not before {{date}}.',
    late: '{{label}}: not after {{date}}.',
    option: 'Please choose: {{label}}.',
    few_one: '{{label}}: choose one at least.',
    few_other: '{{label}}: choose {{count}} at least.',
    many_one: '{{label}}: choose one at most.',
    many_other: '{{label}}: choose {{count}} at most.',
    region: 'Please choose: {{label}}.',
    city: '{{label}}: please choose the city, too.',
    mobile: 'A mobile number has eleven digits and begins with 13 to 19.',
    phone: 'Please check the number; from abroad it begins with + and the country’s code.',
    email: 'An e-mail address looks like name@example.com.',
    file: '{{label}}: please upload it again.',
    idcard: 'An identity card number has eighteen characters; its check digit does not fit. Please check it.',
    passport: 'A passport number has five to nine letters or digits.',
    residence:
      'A residence permit number has eighteen characters; its check digit does not fit. Please check it.',
  },
} satisfies English<typeof zh>;
