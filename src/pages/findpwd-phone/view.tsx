import { LoginFrame } from '#features/login/frame.tsx';
import { ResetForm } from '#features/login/reset-form.tsx';

/** The same, by mobile number alone; only in the Chinese desktop tree. */
export default function FindPasswordByPhone() {
  return (
    <LoginFrame>
      <ResetForm by="mobile" />
    </LoginFrame>
  );
}
