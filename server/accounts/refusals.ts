import type { ProofWays, WorkWanted } from '#domain/contract/account.ts';
import { ERR } from '#domain/contract/envelope.ts';
import type { formFaults } from '#domain/rules/form.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/rules/terms.ts';
import type { Bilingual } from '#domain/text.ts';
import { levelWord } from '#domain/words/level.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { badField, refused } from '../http/refusals.ts';

// Captchas and codes

/** `work`: a proof of work that does instead, for who can compute one. */
export const captchaNeeded = (work: string) =>
  new Refusal(
    ERR.captchaNeeded,
    { zh: '请先输入图形验证码。', en: 'Please enter the characters in the picture first.' },
    { work } satisfies WorkWanted,
  );
export const captchaWrong = () =>
  new Refusal(ERR.captchaWrong, {
    zh: '图形验证码不正确或已失效，请按新的一张再试。',
    en: 'Those are not the characters. Please try again with the new ones.',
  });
export const wrongCode = () =>
  new Refusal(ERR.wrongCode, { zh: '验证码不正确或已失效。', en: 'That code is wrong or no longer valid.' });
/** `data.spent`: no code will do before another one is asked for. */
export const spentCode = () =>
  new Refusal(
    ERR.wrongCode,
    {
      zh: '输错的次数太多，这个验证码已作废，请重新获取。',
      en: 'Too many wrong tries: this code no longer works. Please ask for a new one.',
    },
    { spent: true },
  );
export const oldCode = () =>
  new Refusal(
    ERR.wrongCode,
    { zh: '这个验证码已过期，请重新获取。', en: 'This code has expired. Please ask for a new one.' },
    { spent: true },
  );
export const codeTooSoon = (wait: number): Refusal =>
  new Refusal(
    ERR.tooMany,
    {
      zh: `请在 ${wait} 秒后重新获取验证码。`,
      en: `Please wait ${wait} seconds before asking for another code.`,
    },
    { wait },
  );
/** Goes on with the `work`, which the page does by itself. */
export const codesScarce = (work: string): Refusal =>
  new Refusal(
    ERR.tooMany,
    {
      zh: '今天发往这里的验证码已经很多，要先由您的设备做一次核对。这里做不了，请改用密码或另一个已绑定的手机、邮箱登录，或换一台设备。',
      en: 'Many codes were sent there today, so your device has to pass a check first. If it cannot, please sign in with your password or your other number or address, or use another device.',
    },
    { work } satisfies WorkWanted,
  );
export const codesTooOften = (): Refusal =>
  new Refusal(ERR.tooMany, {
    zh: '从您的网络向这里发送的验证码太多了。请改用密码或另一个已绑定的手机、邮箱登录，换一个网络（例如移动数据），或稍后再试：最迟一天后可以再次获取。',
    en: 'Too many codes were asked for from your network. Please sign in with your password or your other number or address, use another network (such as mobile data), or try again later: in a day at the latest.',
  });
export const codesUnavailable = (): Refusal =>
  new Refusal(ERR.busy, {
    zh: '验证码服务暂不可用，请稍后再试。',
    en: 'We cannot send codes at the moment. Please try again later.',
  });

// Accounts and passwords

export const badMobile = (): Refusal =>
  badField('mobile', { zh: '请输入正确的手机号码。', en: 'Please enter a mainland mobile number.' });
export const badEmail = (): Refusal =>
  badField('email', { zh: '请输入正确的邮箱地址。', en: 'Please enter an e-mail address.' });
const FAULTS = {
  short: {
    zh: `密码至少需要 ${PASSWORD_MIN} 个字符。`,
    en: `A password needs at least ${PASSWORD_MIN} characters.`,
  },
  long: {
    zh: `密码最多 ${PASSWORD_MAX} 个字符。`,
    en: `A password may have at most ${PASSWORD_MAX} characters.`,
  },
  common: { zh: '这个密码太常见，请换一个。', en: 'That password is too common. Please choose another.' },
  personal: { zh: '密码不能包含您的账号信息。', en: 'A password must not be made of your account details.' },
} as const satisfies Record<string, Bilingual>;
export const weakPassword = (fault: keyof typeof FAULTS): Refusal =>
  new Refusal(ERR.weakPassword, FAULTS[fault], { fields: ['password'] });
const TAKEN = {
  mobile: {
    zh: '该手机号已绑定其他账号。',
    en: 'That mobile number belongs to another account.',
  },
  email: {
    zh: '该邮箱已绑定其他账号。',
    en: 'That e-mail address belongs to another account.',
  },
} as const satisfies Record<string, Bilingual>;
export const accountTaken = (what: keyof typeof TAKEN = 'mobile'): Refusal =>
  new Refusal(ERR.accountTaken, TAKEN[what]);
/** The member is signed in, so that there is no account to keep secret. */
export const wrongOwnPassword = (): Refusal =>
  new Refusal(ERR.wrongPassword, {
    zh: '现在的密码不正确。',
    en: 'The present password is not right.',
  });
export const wrongPassword = () =>
  new Refusal(ERR.wrongPassword, {
    zh: '账号或密码不正确。',
    en: 'The account or the password is not right.',
  });
export const accountTriedTooOften = (minutes: number): Refusal =>
  new Refusal(ERR.tooMany, {
    zh: `这个账号刚才试错的次数太多。请改用验证码登录，或 ${minutes} 分钟后再试。`,
    en: `There were too many tries for this account. Please sign in with a code, or try again in ${minutes} minutes.`,
  });
export const deletedSoon = (): Refusal =>
  refused({
    zh: '这个账号已申请注销，正在删除。几分钟后可以重新注册。',
    en: 'This account is being deleted, as was asked for. In a few minutes you can join anew.',
  });
export const proofNeeded = (ways: ProofWays): Refusal =>
  new Refusal(
    ERR.proofNeeded,
    {
      zh: `请先确认是您本人：输入发往 ${ways.to} 的验证码，或登录密码。`,
      en: `Please show first that it is you: with a code sent to ${ways.to}, or with your password.`,
    },
    ways,
  );
/** The same of the code that shows whose account it is: beside its own field. */
export const ofOwnCode = ({ errcode, text, data }: Refusal): Refusal =>
  new Refusal(errcode, text, { ...(data as object), fields: ['ownCode'] });
export const noSession = (): Refusal => notFound({ zh: '该登录', en: 'session' });
export const triedTooOften = (): Refusal =>
  new Refusal(ERR.tooMany, {
    zh: '操作过于频繁，请稍后再试。',
    en: 'That was tried too often. Please wait a while and try again.',
  });

// Files

export const uploadOver = (): Refusal =>
  refused({
    zh: '上传许可已失效，请重新选择图片。',
    en: 'This took too long. Please choose the picture again.',
  });
export const noPicture = (): Refusal =>
  badField('file', {
    zh: '头像只能用 PNG、JPEG 或 WebP 图片。',
    en: 'A PNG, JPEG or WebP picture, please.',
  });
export const pictureTooLarge = (): Refusal =>
  new Refusal(ERR.tooLarge, {
    zh: '图片太大，请裁剪后再上传。',
    en: 'That picture is too large. Please crop it first.',
  });
export const uploadsFull = (): Refusal =>
  new Refusal(ERR.overLimit, {
    zh: '您上传的文件已达到上限，请过一天再试。',
    en: 'You have uploaded as much as we can keep. Please try again in a day.',
  });
export const noFile = (): Refusal =>
  badField('file', { zh: '请选择一个文件。', en: 'Please choose a file.' });
export const otherFile = (): Refusal =>
  badField('file', {
    zh: '只能上传 PNG、JPEG、WebP 图片或 PDF，并且文件要完好。',
    en: 'A PNG, JPEG or WebP picture or a PDF, please, and a file that is whole.',
  });

// What members keep

export const noForm = (): Refusal => notFound({ zh: '该表单', en: 'form' });
/** What does not fit, named by field and never by value. */
export const faultyForm = (faults: ReturnType<typeof formFaults>): Refusal =>
  new Refusal(
    ERR.badPayload,
    { zh: '有些资料需要修改，请核对后再提交。', en: 'Some details need another look. Please check them.' },
    { fields: faults.map(f => f.name), faults },
  );
export const tooMuch = (): Refusal =>
  new Refusal(ERR.tooLarge, {
    zh: '提交的内容过大，请精简后重试。',
    en: 'That is more than we can take. Please send less.',
  });
export const noCertification = (): Refusal => notFound({ zh: '该证件', en: 'certificate' });
export const notAgreed = (): Refusal =>
  badField('agree', {
    zh: '请先同意保存证件信息的用途说明。',
    en: 'Please agree first to what the certificate is kept for.',
  });
export const certificationsFull = (most: number): Refusal =>
  new Refusal(ERR.overLimit, {
    zh: `最多保存 ${most} 个证件。`,
    en: `You can keep up to ${most} certificates.`,
  });
export const keptAlready = (): Refusal =>
  badField('number', { zh: '这个证件已经保存过了。', en: 'This certificate is kept already.' });
export const unreadable = (): Refusal =>
  badField('certificates', {
    zh: '保存的证件无法读取，请重新填写。',
    en: 'The certificate that was kept cannot be read. Please type it in again.',
  });
export const wrongNumber = (): Refusal =>
  badField('number', {
    zh: '证件号码不正确，请核对。',
    en: 'That certificate number is not right. Please check it.',
  });
export const notKept = (): Refusal =>
  refused({
    zh: '目前不提供证件保存。',
    en: 'Certificates are not kept at present.',
  });
export const noItem = (): Refusal => notFound({ zh: '该内容', en: 'item' });
export const favoritesFull = (most: number): Refusal =>
  new Refusal(ERR.overLimit, {
    zh: `最多收藏 ${most} 项。`,
    en: `You can keep up to ${most} favourites.`,
  });

// Levels

/** The refusal 2203 of a level that is too low, with the level in its data. */
export const levelTooLow = (level: number, text: Bilingual): Refusal =>
  new Refusal(ERR.noPermission, text, { needs: 'level', level });
/** What is for members of a level. */
export function membersFrom(needed: number, own: number): Refusal {
  const [least, mine] = [levelWord(needed), levelWord(own)];
  return levelTooLow(needed, {
    zh: `仅限“${least.zh}”及以上等级的会员，您目前为“${mine.zh}”。`,
    en: `This is for members from level “${least.en}”; you are at “${mine.en}”.`,
  });
}

// Who works here

/** The same for an unknown mail, a wrong password and a wrong second factor (quality.md S9). */
export const wrongStaffLogin = (): Refusal =>
  new Refusal(ERR.wrongPassword, {
    zh: '邮箱、密码或动态验证码不正确。',
    en: 'The e-mail, password or code is not right.',
  });
export const wrongStaffCode = (): Refusal =>
  new Refusal(
    ERR.wrongCode,
    {
      zh: '动态验证码不正确，或已经用过，请等下一个。',
      en: 'That code is not right, or was used already. Please wait for the next one.',
    },
    { fields: ['code'] },
  );
export const noInvitation = (): Refusal =>
  notFound({ zh: '该邀请，可能已使用或已过期', en: 'invitation: it was used, or has run out' });
