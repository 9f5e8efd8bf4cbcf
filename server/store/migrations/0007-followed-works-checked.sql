alter table favorite validate constraint favorite_type_check;
