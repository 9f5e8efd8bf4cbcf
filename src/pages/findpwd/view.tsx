import { LoginFrame } from '#features/login/frame.tsx';
import { ResetForm } from '#features/login/reset-form.tsx';

export default function FindPassword() {
  return (
    <LoginFrame>
      <ResetForm by="any" />
    </LoginFrame>
  );
}
