/** What a member manages about herself: personal information, addresses, certificates. */
export default {
  save: '保存',
  saving: '正在保存',
  saved: '已保存。',
  info: {
    title: '个人资料',
    undo: '放弃修改',
    unsaved: '有修改还没有保存。离开这一页不会丢失，退出登录后清除。',
    nothing: '没有需要填写的资料。',
  },
} as const;
