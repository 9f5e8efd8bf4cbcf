/** Eight characters and more that every list of leaked passwords begins with, and a few of this house's own. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
123456789 1234567890 123456789a a123456789 12345678a a12345678 1234567a a1234567 12345678910 123123123 1231231234
987654321 9876543210 87654321 0123456789 01234567 11223344 1122334455 112233445566 147258369 123654789 789456123
741852963 159753456 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 qazwsxedc qazwsx123 zaq12wsx
qwertyui qwertyuiop qwerty123 qwerty1234 qwerty12345 qwerty12 qweasdzxc qwer1234 asdfghjk asdfghjkl asdf1234 zxcvbnm1
zxcvbnm123 zxcvbnm, 1234qwer qwe123456 123qweasd 123456qwe 123456abc abc123456 abcd1234 abcdefgh abcd123456 a1b2c3d4
aa123456 aa12345678 aaa123456 abc12345 abc123456789 123456aa 123456asd asd123456 zxc123456 qq123456 qq123456789
password password1 password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword pa$$word pass1234
pass12345 passwort motdepasse contraseña letmein1 letmein123 welcome1 welcome123 welcome2026 admin123 admin1234
admin888 administrator root1234 changeme changeme1 default1 iloveyou iloveyou1 iloveyou520 woaini520 woaini1314
woaini123 woaiwojia woaini521 wodemima mima1234 mima123456 5201314520 1314520520 52013145 5201314a a5201314 aini1314
520131400 7758521521 77585210 wang1234 zhang123 sunshine sunshine1 princess princess1 football football1 baseball
basketball superman batman123 starwars whatever trustno1 dragon123 monkey123 michael1 jennifer computer internet
liverpool chelsea1 arsenal1 charlie1 samsung1 iphone123 google123 facebook qwertyqwerty secret123 hello123 hello1234
hellohello nihao123 nihaoma123 zhongguo beijing2008 shanghai china123 summer2025 winter2025 summer2026 winter2026
spring2026 autumn2026 19491001 20080808 mozart123 beethoven symphony symphony1 orchestra orchestra1 concert123
philharmonic heminghe heming123 heming1234 heming2025 heming2026 hemingyuetuan
`
    .trim()
    .split(/\s+/),
);
