-- A text in two languages is {zh, en} everywhere; orders and offers had pairs. Nothing was deployed: this keeps the
-- folders of those who try the site.
create function texts_named(v jsonb, is_text boolean) returns jsonb language plpgsql as $$
begin
  if jsonb_typeof(v) = 'object' then
    return (select coalesce(jsonb_object_agg(e.key,
        texts_named(e.value, e.key in ('zone', 'name', 'note', 'title', 'description', 'dropped'))), '{}')
      from jsonb_each(v) e);
  elsif jsonb_typeof(v) <> 'array' then
    return v;
  elsif is_text and jsonb_array_length(v) = 2 and jsonb_typeof(v -> 0) = 'string' then
    return jsonb_build_object('zh', v -> 0, 'en', v -> 1);
  end if;
  return (select coalesce(jsonb_agg(texts_named(e.item, is_text) order by e.nth), '[]')
    from jsonb_array_elements(v) with ordinality e(item, nth));
end $$;
update ticket_order set body = texts_named(body, false);
update catalogue_doc set body = texts_named(body, false) where kind = 'offer';
drop function texts_named;
