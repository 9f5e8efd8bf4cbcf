/** Messages left with the box office. Instants are bigint milliseconds. */
export const enquiriesMigration = {
  name: '045-enquiries',
  sql: `
    create table enquiry (
      reference text primary key,
      request_id text not null unique,
      body_hash text not null,
      topic text not null,
      name text not null,
      email text not null,
      mobile text,
      message text not null,
      locale text not null,
      member_id text,
      created_at bigint not null
    );
    create index enquiry_created on enquiry (created_at);
  `,
} as const;
